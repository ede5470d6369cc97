import {
  BufferTarget,
  EncodedPacket,
  EncodedVideoPacketSource,
  MovOutputFormat,
  Mp4OutputFormat,
  Output,
  WebMOutputFormat,
} from 'mediabunny'

const FORMATS = {
  'video/mp4': () => new Mp4OutputFormat(),
  'video/quicktime': () => new MovOutputFormat(),
  'video/webm': () => new WebMOutputFormat(),
}

/** A video with a valid container and one frame a second, of `frameBytes` meaningless bytes each. */
export async function makeVideo(
  mime: keyof typeof FORMATS,
  { width = 320, height = 180, seconds = 3, frameBytes = 2_000 } = {},
): Promise<Uint8Array> {
  const target = new BufferTarget()
  const output = new Output({ format: FORMATS[mime](), target })
  const track = new EncodedVideoPacketSource('vp9')
  output.addVideoTrack(track)
  await output.start()
  const decoderConfig = { codec: 'vp09.00.10.08', codedWidth: width, codedHeight: height }
  for (let second = 0; second < seconds; second += 1) {
    const packet = new EncodedPacket(new Uint8Array(frameBytes).fill(second), 'key', second, 1)
    await track.add(packet, second === 0 ? { decoderConfig } : undefined)
  }
  await output.finalize()
  if (!target.buffer) throw new Error('the video was not written')
  return new Uint8Array(target.buffer)
}
