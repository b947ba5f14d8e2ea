/** Makes the error for a rejected file. The browser shows its own message for each code, in the reader's language. */
import { HttpError } from '../../kernel/http-error.ts'

const reasons = {
  bad_picture: 'This is not a JPEG, PNG or WebP picture that can be read',
  bad_drawing: 'This SVG file cannot be read',
  drawing_runs: 'This SVG file contains a script or a part of a web page',
  drawing_loads: 'This SVG file loads another file: embed its pictures and fonts',
  drawing_too_heavy: 'This SVG file has too many parts to be drawn on a phone',
  bad_video: 'This is neither an MP4 nor a WebM video',
  video_cut_off: 'This video is incomplete',
  video_holds_places:
    'This video contains a track of measurements, such as places: export it again',
  bad_captions: 'These captions are not WebVTT in UTF-8',
  file_too_large: 'This file is too large',
  no_file: 'Exactly one file is needed',
} as const

export function fileError(code: keyof typeof reasons): HttpError {
  return new HttpError(code === 'file_too_large' ? 413 : 400, code, reasons[code])
}
