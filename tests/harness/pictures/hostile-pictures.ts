/** Lists the hostile pictures that the site must reject, and the stored sizes of the pictures that it must accept. */
import { readFile } from 'node:fs/promises'
import { isSharedUsed, sharedFile } from '../doses/dose.ts'
import { makeHostilePicture } from './made-pictures.ts'

export const rejectedPictures = [
  'bomb_50000x50000_1bit.png',
  'bomb_20000x20000_rgb8.png',
  'bomb_declared_2147483647.png',
  'zero_bytes.jpg',
  'zero_bytes.png',
  'truncated_half.jpg',
  'truncated_header_only.jpg',
  'html_named.jpg',
  'svg_script.svg',
  'svg_named.png',
  'svg_xxe.svg',
  'svg_billion_laughs.svg',
  'polyglot_gif_js.gif',
  'animated.gif',
  'bmp_named.jpg',
  'image.tiff',
  'image.avif',
  'pdf_named.jpg',
]

/** Width, height and channels of the stored picture. */
export const acceptedPictures: Record<string, [number, number, 3 | 4]> = {
  'wide_16384x1.png': [1600, 1, 3],
  'tall_1x20000.png': [1, 1600, 3],
  'trailing_garbage_1MB.jpg': [1200, 900, 3],
  'bitflips.jpg': [1200, 900, 3],
  'boundary_long_side_1599.jpg': [1599, 1199, 3],
  'boundary_long_side_1600.jpg': [1600, 1200, 3],
  'boundary_long_side_1601.jpg': [1600, 1199, 3],
  'boundary_long_side_3200.jpg': [1600, 1200, 3],
  'boundary_portrait_1601.jpg': [1199, 1600, 3],
  'png_named.jpg': [1200, 900, 3],
  'jpeg_named.png': [1200, 900, 3],
  'polyglot_jpeg_zip.jpg': [1200, 900, 3],
  'polyglot_jpeg_com_php_html.jpg': [1200, 900, 3],
  'png_text_xss.png': [1200, 900, 3],
  'exif_xss_gps_orient6.jpg': [900, 1200, 3],
  'exif_orientation_9_invalid.jpg': [1200, 900, 3],
  'exif_bad_dates.jpg': [1200, 900, 3],
  'app1_4MB_of_exif.jpg': [1200, 900, 3],
  'cmyk_bars.jpg': [800, 600, 3],
  'gray_l.jpg': [1200, 900, 3],
  'gray16.png': [300, 200, 3],
  'alpha_gradient.png': [1200, 900, 4],
  'alpha_gradient.webp': [1200, 900, 4],
  'animated_4frames.webp': [320, 240, 3],
  'animated_4frames.apng.png': [320, 240, 3],
  'lossless.webp': [1200, 900, 3],
  'one_pixel.png': [1, 1, 3],
  'progressive.jpg': [1200, 900, 3],
  'q100_noise.jpg': [1600, 1200, 3],
}

/** The sources of the pictures. The tests make one set; `npm run test:all` also reads the set in ../shared, if any. */
export const pictureSources: [source: string, hostilePicture: (file: string) => Promise<Buffer>][] =
  [['made', makeHostilePicture]]
if (isSharedUsed) {
  pictureSources.push(['shared', (file) => readFile(sharedFile('fixtures/images', file))])
}
