/** An operation of the public API as its documentation page shows it. A test compares the list with the contracts and runs the examples. */
export type ShownOperation = {
  name: string
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  path: string
  scope: string | null
  /** Values in the address, and the body if there is one. */
  example: { path?: Readonly<Record<string, string>>; query?: Readonly<Record<string, string>>; body?: object }
  /** File that is sent as the body. */
  file?: { name: string; type: string }
}

/** Placeholders for ids of the reader's own workspace. */
export const POST_ID = 'POST_ID'
export const CHANNEL_ID = 'CHANNEL_ID'
export const IMAGE_ADDRESS = 'https://example.com/bench.png'

const onPost = { path: { postId: POST_ID } }

export const OPERATIONS: readonly ShownOperation[] = [
  { name: 'getWorkspace', method: 'GET', path: '/workspace', scope: null, example: {} },
  { name: 'listChannels', method: 'GET', path: '/channels', scope: 'channels:read', example: {} },
  {
    name: 'listPosts',
    method: 'GET',
    path: '/posts',
    scope: 'posts:read',
    example: { query: { lifecycle: 'draft', limit: '10' } },
  },
  { name: 'getPost', method: 'GET', path: '/posts/:postId', scope: 'posts:read', example: onPost },
  {
    name: 'createPost',
    method: 'POST',
    path: '/posts',
    scope: 'posts:write',
    example: { body: { text: 'The bench is ready.', connectionIds: [CHANNEL_ID] } },
  },
  {
    name: 'updatePost',
    method: 'PATCH',
    path: '/posts/:postId',
    scope: 'posts:write',
    example: { ...onPost, body: { rev: 1, text: 'The bench is ready, and so is the table.' } },
  },
  { name: 'deletePost', method: 'DELETE', path: '/posts/:postId', scope: 'posts:write', example: onPost },
  {
    name: 'checkPost',
    method: 'POST',
    path: '/checks',
    scope: 'posts:read',
    example: { body: { text: 'The bench is ready.', connectionIds: [CHANNEL_ID] } },
  },
  {
    name: 'schedulePost',
    method: 'POST',
    path: '/posts/:postId/schedule',
    scope: 'posts:schedule',
    example: { ...onPost, body: { rev: 1, when: { kind: 'at', local: '2027-03-01T09:00', tzid: 'Europe/Berlin' } } },
  },
  {
    name: 'reschedulePost',
    method: 'POST',
    path: '/posts/:postId/reschedule',
    scope: 'posts:schedule',
    example: { ...onPost, body: { rev: 2, when: { kind: 'at', local: '2027-03-02T09:00', tzid: 'Europe/Berlin' } } },
  },
  {
    name: 'cancelPost',
    method: 'POST',
    path: '/posts/:postId/cancel',
    scope: 'posts:schedule',
    example: { ...onPost, body: { rev: 2 } },
  },
  {
    name: 'listDeliveries',
    method: 'GET',
    path: '/posts/:postId/deliveries',
    scope: 'posts:read',
    example: onPost,
  },
  {
    name: 'listCalendar',
    method: 'GET',
    path: '/calendar',
    scope: 'calendar:read',
    example: { query: { from: '1804000000000', to: '1805000000000' } },
  },
  {
    name: 'uploadMedia',
    method: 'POST',
    path: '/media',
    scope: 'media:write',
    example: { query: { name: 'bench.png' } },
    file: { name: 'bench.png', type: 'image/png' },
  },
  {
    name: 'fetchMedia',
    method: 'POST',
    path: '/media/from-address',
    scope: 'media:write',
    example: { body: { url: IMAGE_ADDRESS } },
  },
  { name: 'listComments', method: 'GET', path: '/posts/:postId/comments', scope: 'comments:read', example: onPost },
]
