const TYPE = 'image/jpeg'
const QUALITY = 0.92

/** Captures the current frame of a video as an image file; null when the browser provides none. */
export async function frameOf(video: HTMLVideoElement): Promise<File | null> {
  const { videoWidth: width, videoHeight: height } = video
  if (width === 0 || height === 0) return null
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  canvas.getContext('2d')?.drawImage(video, 0, 0, width, height)
  const blob = await new Promise<Blob | null>((taken) => canvas.toBlob(taken, TYPE, QUALITY))
  return blob && new File([blob], 'cover.jpg', { type: TYPE })
}

const MINUTE = 60

/** Formats a position in a video in minutes and seconds, with tenths. */
export function formatSecond(second: number): string {
  const minutes = Math.floor(second / MINUTE)
  return `${minutes}:${(second - minutes * MINUTE).toFixed(1).padStart(4, '0')}`
}
