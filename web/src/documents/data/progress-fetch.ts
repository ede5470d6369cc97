type Transport = (url: string, init: RequestInit) => Promise<Response>

/** A `fetch` for one file that tells how much of it has been sent (0 to 1); the browser's own cannot. */
export function progressFetch(onProgress: (share: number) => void): Transport {
  return (url, { method = 'GET', headers, body, signal }) =>
    new Promise((resolve, reject) => {
      const calledOff = () => reject(new DOMException('The upload was called off.', 'AbortError'))
      if (signal?.aborted) return calledOff()
      const request = new XMLHttpRequest()
      request.open(method, url)
      for (const [name, value] of new Headers(headers)) request.setRequestHeader(name, value)
      request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0))
      request.addEventListener('load', () => {
        const type = request.getResponseHeader('content-type')
        const init = { status: request.status, ...(type === null ? {} : { headers: { 'content-type': type } }) }
        resolve(new Response(request.responseText, init))
      })
      request.addEventListener('error', () => reject(new TypeError('The connection failed.')))
      request.addEventListener('abort', calledOff)
      signal?.addEventListener('abort', () => request.abort())
      request.send(body instanceof Blob ? body : null)
    })
}
