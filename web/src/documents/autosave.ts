import { type ServerVersion, type WriteOutcome, mergeVersions, type DraftComparison } from './draft-type.ts'

/** Debounce before a draft is written, in milliseconds. */
export const SAVE_DELAY = 800
/** Milliseconds after which a pending write is shown as "kept on this device" until it is acknowledged. */
export const SLOW_WRITE = 8000
const RETRY_FIRST = 3000
const RETRY_LAST = 60_000

export type SaveStatus = 'saved' | 'unsaved' | 'saving' | 'offline' | 'failed' | 'conflict' | 'locked'

export type AutosaveState<Draft> = {
  /** The draft that the editor shows. */
  draft: Draft
  status: SaveStatus
  /** The other version in a conflict. */
  theirs: ServerVersion<Draft> | null
  /** The stored version that the editor builds on. */
  base: Draft
  /** False only while changes are stored neither on the server nor on this device. */
  isSafe: boolean
}

export type FlushResult = { ok: true; rev: number } | { ok: false; status: SaveStatus }

export type AutosaveDeps<Draft> = {
  comparison: DraftComparison<Draft>
  /** Writes the draft as revision `rev`; resolves when the server has answered, never rejects. */
  write: (draft: Draft, rev: number) => Promise<WriteOutcome>
  /** Returns the server's current version, or null if the server cannot be reached. */
  readLatest: () => Promise<ServerVersion<Draft> | null>
  /** Stores unsaved changes on this device, with the stored version they are based on; false if that failed. */
  keep: (draft: Draft, base: { rev: number; draft: Draft }) => Promise<boolean>
  forget: () => void
  isOnline: () => boolean
  /** Schedules a function; the returned function cancels it. */
  after: (ms: number, run: () => void) => () => void
}

export type Autosave<Draft> = ReturnType<typeof createAutosave<Draft>>

/**
 * Saves a draft during typing: debounced, one write at a time, each conditional on the revision it is based on. Changes always stay in the editor and
 * on this device until the server has them or the user discards them.
 * @param typed unsaved changes of an earlier visit on top of the initial version
 */
export function createAutosave<Draft>(initial: ServerVersion<Draft>, deps: AutosaveDeps<Draft>, typed = initial.draft) {
  const { comparison } = deps
  let server = initial
  let draft = typed
  let inFlight: { draft: Draft; rev: number } | null = null
  let arrived: ServerVersion<Draft> | null = null
  let theirs: ServerVersion<Draft> | null = null
  let isKept = true
  let isSlow = false
  let hasFailed = false
  let failures = 0
  let cancelTimer = () => {}
  let cancelSlow = () => {}
  let saving: Promise<void> = Promise.resolve()
  let isClosed = false
  let isDropped = false
  let state = snapshot()
  const listeners = new Set<() => void>()
  const waiting = new Set<(result: FlushResult) => void>()

  function isDirty() {
    return !comparison.isSame(draft, server.draft)
  }

  function statusNow(): SaveStatus {
    if (theirs) return 'conflict'
    if (!inFlight && !isDirty()) return 'saved'
    if (!server.editable) return 'locked'
    if (isSlow || !deps.isOnline()) return 'offline'
    if (inFlight) return 'saving'
    return hasFailed ? 'failed' : 'unsaved'
  }

  function snapshot(): AutosaveState<Draft> {
    const status = statusNow()
    return { draft, status, theirs, base: server.draft, isSafe: status === 'saved' || isKept }
  }

  function changed() {
    state = snapshot()
    if (state.status !== 'unsaved' && state.status !== 'saving') {
      const result: FlushResult =
        state.status === 'saved' ? { ok: true, rev: server.rev } : { ok: false, status: state.status }
      for (const answer of waiting) answer(result)
      waiting.clear()
    }
    for (const listener of listeners) listener()
  }

  function keepCopy() {
    if (isDropped) return
    void deps.keep(draft, { rev: server.rev, draft: server.draft }).then((kept) => {
      if (kept === isKept) return
      isKept = kept
      changed()
    })
  }

  function saveAfter(ms: number) {
    cancelTimer()
    if (!isClosed) cancelTimer = deps.after(ms, save)
  }

  function save() {
    cancelTimer()
    if (inFlight || theirs || !server.editable || !isDirty() || !deps.isOnline()) return changed()
    saving = write()
  }

  async function write() {
    const sent = { draft, rev: server.rev + 1 }
    inFlight = sent
    hasFailed = false
    cancelSlow = deps.after(SLOW_WRITE, () => {
      isSlow = true
      changed()
    })
    changed()
    const outcome = await deps.write(sent.draft, sent.rev)
    const latest = outcome === 'refused' ? await deps.readLatest() : null
    cancelSlow()
    isSlow = false
    inFlight = null
    if (outcome === 'written') written(sent)
    else if (latest && (latest.rev > server.rev || !latest.editable)) meet(latest)
    else failed()
    if (arrived) meet(arrived)
    arrived = null
    if (isDirty() && statusNow() === 'unsaved') saveAfter(0)
    changed()
  }

  function written(sent: { draft: Draft; rev: number }) {
    failures = 0
    server = { ...server, draft: sent.draft, rev: sent.rev }
    if (isDirty() && !isDropped) keepCopy()
    else deps.forget()
  }

  function failed() {
    hasFailed = true
    saveAfter(Math.min(RETRY_FIRST * 2 ** failures, RETRY_LAST))
    failures += 1
  }

  /** Handles a stored version: ignores an older one, takes only `editable` from one of the same revision, and merges a newer one. */
  function meet(version: ServerVersion<Draft>) {
    if (version.rev < server.rev) return
    if (version.rev === server.rev) {
      server = { ...server, editable: version.editable }
      return
    }
    const merge = mergeVersions(comparison, { base: server.draft, mine: draft, theirs: version.draft })
    if (merge === 'conflict' && version.editable) {
      theirs = version
      return
    }
    server = version
    theirs = null
    if (merge === 'adopt') draft = version.draft
    if (merge === 'adopt' || merge === 'same') deps.forget()
    if (typeof merge === 'object' && version.editable) takeMerged(merge.merged)
    if (merge === 'rebase' && isDirty()) saveAfter(SAVE_DELAY)
  }

  function takeMerged(merged: Draft) {
    draft = merged
    if (!isDirty()) return deps.forget()
    keepCopy()
    return saveAfter(SAVE_DELAY)
  }

  return {
    getState: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },

    edit(next: Draft) {
      draft = next
      if (isDirty()) keepCopy()
      else if (!inFlight) deps.forget()
      if (!theirs && server.editable) saveAfter(SAVE_DELAY)
      changed()
    },

    /** Handles a version from a live read; an echo of the current write changes nothing. */
    serverChanged(version: ServerVersion<Draft>) {
      if (inFlight) {
        const isEcho = version.rev <= inFlight.rev && comparison.isSame(version.draft, inFlight.draft)
        if (!isEcho) arrived = version
        return
      }
      meet(version)
      changed()
    },

    /** Saves at once and returns the result; the caller does not wait if the connection is down. */
    flush(): Promise<FlushResult> {
      const result = new Promise<FlushResult>((answer) => waiting.add(answer))
      save()
      return result
    },

    /** Called when the connection is restored or lost. */
    connectionChanged() {
      if (deps.isOnline() && isDirty()) save()
      else changed()
    },

    /** Resolves a conflict by overwriting the other version with the editor's. */
    keepMine() {
      if (!theirs) return
      server = theirs
      theirs = null
      keepCopy()
      save()
    },

    /** Resolves a conflict by writing the merge of both versions. */
    keepBoth(joined: Draft) {
      if (!theirs) return
      server = theirs
      theirs = null
      draft = joined
      if (isDirty()) keepCopy()
      else deps.forget()
      save()
    },

    /** Discards the edits and shows the stored version: resolves a conflict, or edits of a document that can no longer be edited. */
    takeTheirs() {
      server = theirs ?? server
      theirs = null
      draft = server.draft
      deps.forget()
      changed()
    },

    /**
     * Discards all changes because the document is deleted. A pending write can still be answered; without this call, its answer would leave a copy
     * of the deleted document on the device.
     */
    drop() {
      isDropped = true
      isClosed = true
      cancelTimer()
      theirs = null
      draft = server.draft
      deps.forget()
      changed()
    },

    /** Starts automatic saving; the editor calls it on mount. */
    open() {
      isClosed = false
      if (isDirty()) saveAfter(SAVE_DELAY)
    },

    /**
     * Leaves the editor: unsaved changes are written without waiting for the debounce. Resolves when no write is pending. Changes made during a
     * pending write are not written, and stay in the copy on this device.
     */
    async close(): Promise<void> {
      isClosed = true
      save()
      await saving
    },
  }
}
