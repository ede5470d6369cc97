export type EncodeRequest = { id: number; picture: ImageBitmap; type: string; quality: number | undefined }
export type EncodeReply = { id: number; blob: Blob | null }

/** Makes files of the pictures that come through the port which is handed over. */
addEventListener('message', ({ ports: [port] }) => {
  if (!port) return
  port.addEventListener('message', ({ data }: MessageEvent<EncodeRequest>) => encodeFor(port, data))
  port.start()
})

function encodeFor(port: MessagePort, { id, picture, type, quality }: EncodeRequest) {
  const reply = (message: EncodeReply) => port.postMessage(message)
  const canvas = new OffscreenCanvas(picture.width, picture.height)
  canvas.getContext('2d')?.drawImage(picture, 0, 0)
  picture.close()
  canvas.convertToBlob(quality === undefined ? { type } : { type, quality }).then(
    (blob) => reply({ id, blob }),
    () => reply({ id, blob: null }),
  )
}
