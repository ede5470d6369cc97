import type { Media } from '@postwright/core/model/media'

export type Upload = {
  key: string
  file: File
  state: 'waiting' | 'sending' | 'failed'
  /** 0 to 1. */
  progress: number
  /** Why it failed; whatever the sender threw. */
  error: unknown
}

export type Uploaded = { media: Media; url: string }

export type UploadDeps = {
  /** Sends one file; rejects when that fails or is called off through the signal. */
  send: (file: File, options: { signal: AbortSignal; onProgress: (share: number) => void }) => Promise<Uploaded>
  onDone: (uploaded: Uploaded, file: File) => void
  newKey: () => string
}

/** Sends pictures one after the other, so that they arrive in the order in which they were picked. */
export function createMediaUploads(deps: UploadDeps) {
  let uploads: readonly Upload[] = []
  let sending: { key: string; abort: AbortController } | null = null
  const listeners = new Set<() => void>()

  function set(next: readonly Upload[]) {
    uploads = next
    for (const listener of listeners) listener()
  }

  function change(key: string, part: Partial<Upload>) {
    set(uploads.map((upload) => (upload.key === key ? { ...upload, ...part } : upload)))
  }

  function drop(key: string) {
    set(uploads.filter((upload) => upload.key !== key))
  }

  async function run() {
    const next = uploads.find((upload) => upload.state === 'waiting')
    if (sending || !next) return
    const { key, file } = next
    const abort = new AbortController()
    sending = { key, abort }
    change(key, { state: 'sending', progress: 0, error: null })
    try {
      const onProgress = (progress: number) => change(key, { progress })
      const uploaded = await deps.send(file, { signal: abort.signal, onProgress })
      if (!abort.signal.aborted) {
        drop(key)
        deps.onDone(uploaded, file)
      }
    } catch (error) {
      if (!abort.signal.aborted) change(key, { state: 'failed', error })
    }
    sending = null
    await run()
  }

  return {
    getUploads: () => uploads,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    add(files: readonly File[]) {
      const added = files.map((file) => ({
        key: deps.newKey(),
        file,
        state: 'waiting' as const,
        progress: 0,
        error: null,
      }))
      set([...uploads, ...added])
      void run()
    },
    retry(key: string) {
      change(key, { state: 'waiting', error: null })
      void run()
    },
    cancel(key: string) {
      if (sending?.key === key) sending.abort.abort()
      drop(key)
    },
    /** Calls everything off; for leaving the editor. */
    cancelAll() {
      sending?.abort.abort()
      set([])
    },
  }
}
