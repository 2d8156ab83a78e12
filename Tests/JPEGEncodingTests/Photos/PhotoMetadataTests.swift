import CaptureModel
import CapturePipeline
import Foundation
import JPEGEncoding
import JPEGStructure
import Testing

@Suite("What photos tell of themselves")
struct PhotoMetadataTests {
    private func photo(_ change: (inout FrameHeader) -> Void = { _ in }, id: String = "p-1", east: Int = 0) throws
        -> FinishedPhoto
    {
        let frame = try TestPicture(FrameSize(width: 640, height: 480)).frame(.nv12)
        var header = frame.header
        change(&header)
        return try JPEGPhotoFinisher { _ in east }
            .finish(Frame(header: header, buffer: frame.buffer), photoID: id, quality: 90)
    }

    @Test("exiftool reads every field and has nothing to complain of")
    func everyField() throws {
        let photo = try photo(
            {
                $0.bootID = "0123456789abcdef0123456789abcdef"
                $0.session = "main"
                $0.camera = "usb-046d-C920"
                $0.frameSequence = 42
                $0.times.wallClock = 1_772_323_199_012_345_678  // 2026-02-28 23:59:59.012345678 UTC
                $0.geometry = FrameGeometry(rotation: 90, isMirrored: true)
                $0.settings = FrameSettings(
                    zoom: 2.5, exposure: 8_333_333, gain: 4, whiteBalance: WhiteBalance(temperature: 5200), flash: true)
            }, east: 3600)
        let fields = try PhotoTool.metadata(photo.bytes)
        let texts = [
            "FileType": "JPEG", "Make": "Shutterbus", "Model": "usb-046d-C920", "Software": "Shutterbus \(Product.version)",
            "ModifyDate": "2026:03:01 00:59:59", "DateTimeOriginal": "2026:03:01 00:59:59", "CreateDate": "2026:03:01 00:59:59",
            "OffsetTime": "+01:00", "OffsetTimeOriginal": "+01:00", "OffsetTimeDigitized": "+01:00",
            "SubSecDateTimeOriginal": "2026:03:01 00:59:59.012345+01:00",
            "SubSecCreateDate": "2026:03:01 00:59:59.012345+01:00", "SubSecModifyDate": "2026:03:01 00:59:59.012345+01:00",
            "UserComment": "p-1",
        ]
        for (name, value) in texts { #expect(fields[name] as? String == value, "\(name)") }
        let numbers: [String: Double] = [
            "Orientation": 1, "ExifImageWidth": 640, "ExifImageHeight": 480, "ImageWidth": 640, "ImageHeight": 480,
            "ColorSpace": 1, "DigitalZoomRatio": 2.5, "Flash": 1, "XResolution": 72, "ResolutionUnit": 2,
        ]
        for (name, value) in numbers { #expect((fields[name] as? NSNumber)?.doubleValue == value, "\(name)") }
        let exposure = try #require(fields["ExposureTime"] as? Double)
        #expect(abs(exposure - 0.008333333) < 1e-9)
        #expect(fields["Validate"] as? String == "0 0 0")
        for name in ["Warning", "Error", "ISO", "WhiteBalance", "JFIFVersion"] { #expect(fields[name] == nil, "\(name)") }
    }

    @Test("What the camera does not tell has no field, and exiftool still has nothing to complain of")
    func nothingKnown() throws {
        let fields = try PhotoTool.metadata(photo { $0.settings = FrameSettings(exposure: 0, flash: nil) }.bytes)
        for name in ["DateTimeOriginal", "OffsetTime", "ExposureTime", "Flash", "DigitalZoomRatio", "Warning"] {
            #expect(fields[name] == nil, "\(name)")
        }
        #expect(fields["Validate"] as? String == "0 0 0")
    }

    @Test(
        "Exposure times are exact from a nanosecond to hours, and absurd ones are left out",
        arguments: [
            (1, 1e-9), (10_000_000, 0.01), (4_294_967_295, 4.294967295), (30_000_000_000, 30), (7_200_000_000_000, 7200),
            (Int64.max, nil), (-1, nil),
        ] as [(Int64, Double?)])
    func exposures(nanoseconds: Int64, seconds: Double?) throws {
        let fields = try PhotoTool.metadata(photo { $0.settings.exposure = nanoseconds }.bytes)
        let read = (fields["ExposureTime"] as? NSNumber)?.doubleValue
        #expect((read == nil) == (seconds == nil))
        if let read, let seconds { #expect(abs(read - seconds) <= seconds * 1e-9) }
    }

    @Test("A flash that did not fire and a zoom of 1 are told, numbers that are none are not")
    func extremes() throws {
        let plain = try PhotoTool.metadata(photo { $0.settings = FrameSettings(zoom: 1, flash: false) }.bytes)
        #expect(plain["Flash"] as? Int == 0 && plain["DigitalZoomRatio"] as? Int == 1)
        for zoom in [Double.nan, .infinity, 0, -1, 1e300] {
            #expect(try PhotoTool.metadata(photo { $0.settings.zoom = zoom }.bytes)["DigitalZoomRatio"] == nil)
        }
    }

    @Test(
        "Times are those of the zone, east and west of Greenwich, to the minute",
        arguments: [
            (0, "2026:02:28 23:59:59", "+00:00"), (19_800, "2026:03:01 05:29:59", "+05:30"),
            (-12_600, "2026:02:28 20:29:59", "-03:30"), (1172, "2026:03:01 00:18:59", "+00:19"),
        ])
    func zones(east: Int, time: String, offset: String) throws {
        let fields = try PhotoTool.metadata(
            photo({ $0.times.wallClock = 1_772_323_199_000_000_000 }, east: east).bytes)
        #expect(fields["DateTimeOriginal"] as? String == time)
        #expect(fields["OffsetTimeOriginal"] as? String == offset)
        #expect(fields["SubSecDateTimeOriginal"] as? String == "\(time).000000\(offset)")
    }

    @Test("The process's own zone is that of TZ, summer time included, and UTC when that is nonsense")
    func localZone() async {
        await #expect(processExitsWith: .success) {
            func offset(_ zone: String, _ time: Int) -> Int {
                unsafe setenv("TZ", zone, 1)
                return LocalZone.secondsEastOfUTC(at: time)
            }
            let (winter, summer) = (1_772_323_199, 1_783_000_000)
            precondition(offset("CET-1CEST,M3.5.0,M10.5.0/3", winter) == 3600)
            precondition(offset("CET-1CEST,M3.5.0,M10.5.0/3", summer) == 7200)
            precondition(offset("IST-5:30", winter) == 19_800)
            precondition(offset("NST3:30", winter) == -12_600)
            precondition(offset("No/Such_Zone", winter) == 0)
        }
    }

    @Test("A photo's unique id is that of its frame and its own id, and of no other")
    func uniqueID() throws {
        func id(_ boot: String, _ session: String, _ sequence: UInt64, _ photoID: String) throws -> String {
            let photo = try photo({ ($0.bootID, $0.session, $0.frameSequence) = (boot, session, sequence) }, id: photoID)
            return try #require(PhotoTool.metadata(photo.bytes)["ImageUniqueID"] as? String)
        }
        let first = try id("b", "main", 1, "p")
        // printf 'b\0main\0001\0p\0' | sha256sum
        #expect(first == "129ff1d0dc741fb9e61f31ccc1a20e47")
        #expect(try id("b", "main", 1, "p") == first)
        let others = try [id("b", "main", 1, "q"), id("b", "main", 2, "p"), id("b", "mai", 1, "p"), id("c", "main", 1, "p")]
        #expect(Set(others + [first]).count == 5)
    }

    @Test("Names that are not ASCII are read as they were written")
    func otherScripts() throws {
        let fields = try PhotoTool.metadata(photo({ $0.camera = "Kamera Süd" }, id: "фото-1").bytes)
        #expect(fields["Model"] as? String == "Kamera Süd")
        #expect(fields["UserComment"] as? String == "фото-1")
        #expect(fields["Warning"] == nil)
    }

    @Test("Names too long for EXIF are an error")
    func tooLong() throws {
        let error = #expect(throws: CaptureError.self) { try photo({ $0.camera = String(repeating: "x", count: 70_000) }) }
        #expect(error?.code == .encodingFailed)
        let nearly = #expect(throws: CaptureError.self) { try photo({ $0.camera = String(repeating: "x", count: 65_000) }) }
        #expect(nearly?.code == .encodingFailed)
    }
}
