/** Reason why an SVG is rejected. */
export type DrawingRefusal = 'large' | 'unreadable' | 'complex'

/** Error for a file that cannot be a logo, with the reason and the required fonts that this workspace does not have. */
export class LogoRefused extends Error {
  readonly reason: DrawingRefusal | 'fonts' | 'size' | 'pdfLarge' | 'pdfUnreadable' | 'pdfFonts'
  readonly families: readonly string[]

  constructor(reason: LogoRefused['reason'], families: readonly string[] = []) {
    super(reason)
    this.reason = reason
    this.families = families
  }
}

/** Returns whether a file is a PDF; its first page becomes an image before it is stored. */
export function isPdf({ name, type }: File): boolean {
  return type === 'application/pdf' || /\.pdf$/i.test(name)
}

/** Returns whether a file is an SVG, which becomes an image before it is stored. */
export function isDrawing({ name, type }: File): boolean {
  return type === 'image/svg+xml' || /\.svg$/i.test(name)
}

/** @throws LogoRefused if the browser cannot write the image */
export async function asPng(canvas: HTMLCanvasElement, name: string): Promise<File> {
  const { promise, resolve } = Promise.withResolvers<Blob | null>()
  canvas.toBlob(resolve, 'image/png')
  const blob = await promise
  if (!blob) throw new LogoRefused('unreadable')
  return new File([blob], name, { type: 'image/png' })
}
