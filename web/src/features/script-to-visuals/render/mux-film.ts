import {
  BufferTarget,
  EncodedPacket,
  EncodedVideoPacketSource,
  Mp4OutputFormat,
  Output,
  WebMOutputFormat,
} from 'mediabunny'
import { type EncodedScene, timeOf } from './film-encoder.ts'
import type { FilmType } from './render-request.ts'

const MICROSECONDS = 1e6

/** A scene with the frame of the film that it begins at. */
export type PlacedScene = { firstFrame: number; encoded: EncodedScene }

/** Puts encoded scenes into one file that plays before all of it has arrived. */
export async function muxFilm(type: FilmType, scenes: readonly PlacedScene[], title: string): Promise<Blob> {
  const target = new BufferTarget()
  const format = type === 'mp4' ? new Mp4OutputFormat({ fastStart: 'in-memory' }) : new WebMOutputFormat()
  const output = new Output({ format, target })
  const video = new EncodedVideoPacketSource(type === 'mp4' ? 'avc' : 'vp9')
  output.addVideoTrack(video)
  output.setMetadataTags({ title })
  await output.start()
  for (const { firstFrame, encoded } of scenes) {
    const begin = timeOf(firstFrame)
    for (const { data, isKey, time, duration } of encoded.frames) {
      const kind = isKey ? 'key' : 'delta'
      const packet = new EncodedPacket(data, kind, (begin + time) / MICROSECONDS, duration / MICROSECONDS)
      await video.add(packet, { decoderConfig: encoded.config })
    }
  }
  await output.finalize()
  return new Blob(target.buffer === null ? [] : [target.buffer], { type: `video/${type}` })
}
