/**
 * Lets the client start without a network. Nothing that can change is taken from the cache while the network answers: pages
 * and words are asked for first, so that no build outlives its successor. Files with a hash in their name cannot change.
 */

const worker = serviceWorker()
const SHELL = '/shell'
const SHELL_CACHE = `shell-${BUILD_VERSION}`
const HASHED_CACHE = 'hashed'
const KEPT = new Set(BUILD_SHELL_FILES)

worker.addEventListener('install', (event) => {
  event.waitUntil(fillShell())
})

worker.addEventListener('activate', (event) => {
  event.waitUntil(takeCharge())
})

/** The page asks for the change of versions, once the person has agreed to reload. */
worker.addEventListener('message', (event) => {
  if (event.data === 'activate') void worker.skipWaiting()
})

worker.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== worker.location.origin) return
  if (request.mode === 'navigate') {
    if (!isReserved(url.pathname)) event.respondWith(fromNetwork(request, SHELL))
  } else if (url.pathname.startsWith('/assets/')) event.respondWith(fromCache(request))
  else if (KEPT.has(url.pathname)) event.respondWith(fromNetwork(request, url.pathname))
})

function serviceWorker(): ServiceWorkerGlobalScope {
  if (!(self instanceof ServiceWorkerGlobalScope)) throw new Error('This runs as a service worker only')
  return self
}

/** Never touched: the API, link pages, and what the hosting keeps for itself, such as the sign-in popup. */
function isReserved(path: string): boolean {
  return path.startsWith('/api/') || path.startsWith('/@') || path.startsWith('/__/')
}

/** Past the browser's own cache, so that the files of one version are of one version. */
async function fillShell(): Promise<void> {
  const [shell, hashed] = await Promise.all([caches.open(SHELL_CACHE), caches.open(HASHED_CACHE)])
  const isHashed = (path: string) => path.startsWith('/assets/')
  await Promise.all([
    shell.addAll(
      BUILD_SHELL_FILES.filter((path) => !isHashed(path)).map((path) => new Request(path, { cache: 'reload' })),
    ),
    hashed.addAll(BUILD_SHELL_FILES.filter(isHashed)),
  ])
}

/** @param fallback address of the kept file that stands in when the network does not answer */
async function fromNetwork(request: Request, fallback: string): Promise<Response> {
  try {
    return await fetch(request)
  } catch (error) {
    const kept = await caches.match(fallback, { cacheName: SHELL_CACHE })
    if (!kept) throw error
    return kept
  }
}

async function fromCache(request: Request): Promise<Response> {
  const cache = await caches.open(HASHED_CACHE)
  const kept = await cache.match(request, { ignoreVary: true })
  if (kept) return kept
  const reply = await fetch(request)
  if (reply.ok && reply.type === 'basic' && isWhole(reply)) await cache.put(request, reply.clone())
  return reply
}

/** An address without a file is answered with the shell, which must not be kept in a script's place. */
function isWhole(reply: Response): boolean {
  return reply.status === 200 && !reply.headers.get('content-type')?.includes('text/html')
}

/** Pages that are open already are served from now on, so that what a first visit loads is kept too. */
async function takeCharge(): Promise<void> {
  await Promise.all([dropOldShells(), dropOldFiles()])
  await worker.clients.claim()
}

async function dropOldShells(): Promise<void> {
  const names = await caches.keys()
  const old = names.filter((name) => name.startsWith('shell-') && name !== SHELL_CACHE)
  await Promise.all(old.map((name) => caches.delete(name)))
}

async function dropOldFiles(): Promise<void> {
  const current = new Set(BUILD_HASHED_FILES)
  const cache = await caches.open(HASHED_CACHE)
  const old = (await cache.keys()).filter((request) => !isCurrent(new URL(request.url).pathname, current))
  await Promise.all(old.map((request) => cache.delete(request)))
}

/** Fonts carry their version in the address and outlive builds, which would otherwise fetch them all again. */
function isCurrent(path: string, current: ReadonlySet<string>): boolean {
  return current.has(path) || path.startsWith('/assets/fonts/')
}
