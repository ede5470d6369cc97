import sharp from 'sharp'

type Photo = { seed: number; width?: number; format?: 'png' | 'jpeg' | 'webp' }

/** An image with large shapes. The same seed looks the same in any size and format; other seeds look different. */
export async function makePhoto({ seed, width = 640, format = 'jpeg' }: Photo): Promise<Buffer> {
  const height = Math.round((width * 3) / 4)
  const shapes = Array.from({ length: 9 }, (_, at) => {
    const at10 = (part: number) => ((seed * 7919 + at * 104_729 + part * 1_299_709) % 997) / 997
    const [x, y, r] = [at10(1) * width, at10(2) * height, (0.08 + at10(3) * 0.2) * width]
    return `<circle cx="${x}" cy="${y}" r="${r}" fill="hsl(${Math.round(at10(4) * 360)} 60% ${Math.round(20 + at10(5) * 60)}%)"/>`
  })
  const ground = `<rect width="${width}" height="${height}" fill="hsl(${(seed * 53) % 360} 40% 50%)"/>`
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${ground}${shapes.join('')}</svg>`
  return sharp(Buffer.from(drawing)).toFormat(format).toBuffer()
}
