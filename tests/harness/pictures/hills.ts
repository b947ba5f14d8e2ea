/** Makes a picture that AVIF compresses better than WebP does, like most photographs. */
import sharp from 'sharp'

interface HillOptions {
  width?: number
  height?: number
  /** Opacity of the sky; below 1 the picture has transparency. */
  opacity?: number
}

/** @returns a PNG of bushes below a bright sky */
export async function hills({ width = 320, height = 240, opacity = 1 }: HillOptions = {}) {
  const bushes = Array.from({ length: 60 }, (_, n) => {
    const [x, y, colour] = [(n * 37) % 160, 70 + ((n * 23) % 50), 20 + (n % 30)]
    return `<circle cx="${x}" cy="${y}" r="${4 + (n % 9)}" fill="hsl(${80 + n},40%,${colour}%)"/>`
  })
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 120" width="${width}" height="${height}" preserveAspectRatio="none">
    <linearGradient id="sky" x2="0" y2="1"><stop stop-color="#9cf"/><stop offset="1" stop-color="#fec"/></linearGradient>
    <rect width="160" height="120" fill="url(#sky)" opacity="${opacity}"/>${bushes.join('')}</svg>`
  return sharp(Buffer.from(svg)).png().toBuffer()
}
