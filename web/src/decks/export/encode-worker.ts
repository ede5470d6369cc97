export type EncodeRequest = { id: number; picture: ImageBitmap; type: string; quality: number | undefined }
export type EncodeReply = { id: number; blob: Blob | null }

/** Makes files of pictures, one after the other. */
addEventListener('message', ({ data: { id, picture, type, quality } }: MessageEvent<EncodeRequest>) => {
  const reply = (message: EncodeReply) => postMessage(message)
  const canvas = new OffscreenCanvas(picture.width, picture.height)
  canvas.getContext('2d')?.drawImage(picture, 0, 0)
  picture.close()
  canvas.convertToBlob(quality === undefined ? { type } : { type, quality }).then(
    (blob) => reply({ id, blob }),
    () => reply({ id, blob: null }),
  )
})
