import { randomUUID } from 'node:crypto'
import type { FakeReply, FakeRequest } from '../support/fake-message.ts'
import type { Routes } from '../support/start-fake.ts'
import { googleError, refuse, requireGrant } from './google-error.ts'
import { readMultipartRelated } from './read-multipart-related.ts'
import { readVideoResource } from './read-video-resource.ts'
import { SESSION_LIFE, UPLOAD_SCOPE, type UploadSession, type YouTubeState } from './youtube-state.ts'

const UNIT = 256 * 1024
const RANGE = /^bytes (?:(\d+)-(\d+)|\*)\/(\d+)$/
const RESUME_INCOMPLETE = 308

/** Uploads in one request, or in a session that takes parts and reports its progress. */
export function uploadRoutes(state: YouTubeState): Routes {
  return {
    'POST /upload/youtube/v3/videos': (request) => {
      requireGrant(state, request, [UPLOAD_SCOPE])
      const type = request.query.get('uploadType')
      if (type === 'multipart') {
        const { resource, file } = readMultipartRelated(request)
        return finish(
          state,
          {
            openedAt: state.now(),
            total: file.bytes.byteLength,
            type: file.type,
            resource,
            received: [file.bytes],
            size: file.bytes.byteLength,
            video: null,
          },
          request,
        )
      }
      if (type !== 'resumable') refuse(400, 'badRequest', 'Unknown uploadType.')
      return open(state, request)
    },

    'PUT /upload/youtube/v3/videos': (request) => {
      // The address of a session is its own credential: it works without a token.
      const session = state.sessions.get(request.query.get('upload_id') ?? '')
      if (!session || state.now() - session.openedAt >= SESSION_LIFE) return { status: 404, body: 'Not Found' }
      if (session.video) return { status: 200, body: resourceOf(session) }
      const sent = request.headers['content-range'] ?? `bytes 0-${session.total - 1}/${session.total}`
      const range = RANGE.exec(sent)
      if (!range || Number(range[3]) !== session.total) return { status: 400, body: 'Invalid Content-Range' }
      if (range[1] === undefined) return incomplete(session)
      return take(state, session, { request, first: Number(range[1]), last: Number(range[2]) })
    },
  }
}

function open(state: YouTubeState, request: FakeRequest): FakeReply {
  const { body, headers, query } = request
  if (body.kind !== 'json') refuse(400, 'badRequest', 'The metadata has to be JSON.')
  const total = Number(headers['x-upload-content-length'])
  const type = headers['x-upload-content-type'] ?? ''
  if (!(total > 0)) refuse(400, 'mediaBodyRequired', 'The request does not include the video content.')
  if (!/^video\/|^application\/octet-stream$/.test(type))
    refuse(400, 'badContent', 'The type of the file is not supported.')
  readVideoResource(body.value, partsOf(query), state.now())
  if (state.channels.length === 0) return googleError(401, 'youtubeSignupRequired', 'Unauthorized', 'youtube.header')
  if (state.uploadsLeft <= 0)
    refuse(400, 'uploadLimitExceeded', 'The user has exceeded the number of videos they may upload.')
  const id = randomUUID()
  state.sessions.set(id, {
    openedAt: state.now(),
    total,
    type,
    resource: body.value,
    received: [],
    size: 0,
    video: null,
  })
  const location = `http://${headers.host ?? ''}/upload/youtube/v3/videos?uploadType=resumable&part=${partsOf(query).join(',')}&upload_id=${id}`
  return { status: 200, headers: { location }, accepted: { kind: 'session', id, content: body.value } }
}

type Part = { request: FakeRequest; first: number; last: number }

function take(state: YouTubeState, session: UploadSession, { request, first, last }: Part): FakeReply {
  const size = last - first + 1
  if (request.raw.byteLength !== size || last >= session.total)
    return { status: 400, body: 'Content-Range does not fit the body' }
  if (first !== session.size) return incomplete(session)
  const isLast = last === session.total - 1
  if (!isLast && size % UNIT !== 0) return { status: 400, body: 'Parts have to be multiples of 256 KiB' }
  session.received.push(request.raw)
  session.size += size
  return isLast ? finish(state, session, request) : incomplete(session)
}

function incomplete({ size }: UploadSession): FakeReply {
  return { status: RESUME_INCOMPLETE, headers: size === 0 ? {} : { range: `bytes=0-${size - 1}` } }
}

function finish(state: YouTubeState, session: UploadSession, request: FakeRequest): FakeReply {
  const { snippet, status } = readVideoResource(session.resource, partsOf(request.query), state.now())
  const id = `vid${String(state.nextId++).padStart(8, '0')}`
  session.video = { id, snippet, status, bytes: session.size, thumbnail: null }
  state.videos.push(session.video)
  state.uploadsLeft -= 1
  const content = { resource: session.resource, bytes: session.size }
  return { status: 200, body: resourceOf(session), accepted: { kind: 'post', id, content } }
}

function resourceOf({ video }: UploadSession): unknown {
  const status = { ...video?.status, uploadStatus: 'uploaded' }
  return { kind: 'youtube#video', id: video?.id, snippet: video?.snippet, status }
}

/** `part` may be a comma-separated list, repeated, or both. */
const partsOf = (query: URLSearchParams): string[] => query.getAll('part').flatMap((part) => part.split(','))
