import type { DocumentData } from 'firebase/firestore/lite'
import { ALT_TEXT_MAX, POST_CONNECTIONS_MAX, POST_MEDIA_MAX, POST_TEXT_MAX } from '@postwright/core/limits'

/** Draft fields and whether they fit postDraftSchema; each wrong one is wrong in one way only. */
export type DraftSample = { name: string; fields: DocumentData; fits: boolean }

const FAMILY = '👩‍👩‍👧‍👦'
const picture = { mediaId: 'picture1', alt: 'A crane' }

function fits(name: string, fields: DocumentData): DraftSample {
  return { name, fields, fits: true }
}

function fails(name: string, fields: DocumentData): DraftSample {
  return { name, fields, fits: false }
}

function pictures(count: number): DocumentData[] {
  return Array.from({ length: count }, (_, i) => ({ mediaId: `picture${i}`, alt: 'x'.repeat(ALT_TEXT_MAX) }))
}

function channels(count: number): string[] {
  return Array.from({ length: count }, (_, i) => `${i}-`.padEnd(128, 'c'))
}

/** `count` well-formed channels, and something else at one place. */
function channelsWith(place: number, wrong: unknown): unknown[] {
  return Array.from({ length: POST_CONNECTIONS_MAX }, (_, i) => (i === place ? wrong : `channel${i}`))
}

function picturesWith(place: number, wrong: unknown): unknown[] {
  return Array.from({ length: POST_MEDIA_MAX }, (_, i) => (i === place ? wrong : picture))
}

const TEXTS: DraftSample[] = [
  fits('no text', { text: '' }),
  fits('the longest text', { text: 'x'.repeat(POST_TEXT_MAX) }),
  fits('the longest text of emoji', { text: '🦀'.repeat(POST_TEXT_MAX) }),
  fits('text of many scripts', { text: `${FAMILY} ½ ชื่อ \n\t\u0001 “quoted”` }),
  fails('text one longer than the longest', { text: 'x'.repeat(POST_TEXT_MAX + 1) }),
  fails('emoji one longer than the longest', { text: `${'🦀'.repeat(POST_TEXT_MAX)}x` }),
  fails('a number as text', { text: 7 }),
  fails('null as text', { text: null }),
  fails('a short list as text', { text: ['a'] }),
]

const MEDIA: DraftSample[] = [
  fits('no pictures', { media: [] }),
  fits('the most pictures with the longest descriptions', { media: pictures(POST_MEDIA_MAX) }),
  fits('a picture without description', { media: [{ mediaId: 'p', alt: '' }] }),
  fails('one picture too many', { media: pictures(POST_MEDIA_MAX + 1) }),
  fails('a map in place of the pictures', { media: {} }),
  fails('null in place of the pictures', { media: null }),
  fails('a picture with a further key', { media: [{ ...picture, url: 'https://example.test/x.png' }] }),
  fails('a picture without its id', { media: [{ alt: '' }] }),
  fails('a picture without its description', { media: [{ mediaId: 'p' }] }),
  fails('a picture whose id is a number', { media: [{ ...picture, mediaId: 7 }] }),
  fails('a picture whose id is a path', { media: [{ ...picture, mediaId: '../w2/media/p' }] }),
  fails('a picture whose id is a name of the database itself', { media: [{ ...picture, mediaId: '__x__' }] }),
  fits('a picture whose id only begins like one', { media: [{ ...picture, mediaId: '__x_' }] }),
  fails('a picture whose id is empty', { media: [{ ...picture, mediaId: '' }] }),
  fails('a description that is a number', { media: [{ ...picture, alt: 7 }] }),
  fails('a description one too long', { media: [{ ...picture, alt: 'x'.repeat(ALT_TEXT_MAX + 1) }] }),
  ...Array.from({ length: POST_MEDIA_MAX }, (_, place) =>
    fails(`a text as picture number ${place}`, { media: picturesWith(place, 'picture1') }),
  ),
]

const CHANNELS: DraftSample[] = [
  fits('no channels', { connectionIds: [] }),
  fits('the most channels with the longest ids', { connectionIds: channels(POST_CONNECTIONS_MAX) }),
  fails('one channel too many', { connectionIds: channels(POST_CONNECTIONS_MAX + 1) }),
  fails('a text in place of the channels', { connectionIds: 'channel1' }),
  fails('a map in place of the channels', { connectionIds: {} }),
  fails('null in place of the channels', { connectionIds: null }),
  fails('a channel id that is too long', { connectionIds: ['c'.repeat(129)] }),
  fails('a channel id that is a name of the database itself', { connectionIds: ['__x__'] }),
  fails('a channel id of four underscores', { connectionIds: ['____'] }),
  fits('a channel id of three underscores', { connectionIds: ['___'] }),
  fails('a channel id of two dots', { connectionIds: ['..'] }),
  fails('an empty channel id', { connectionIds: [''] }),
  fails('a channel id with a slash', { connectionIds: ['a/b'] }),
  fails('a channel id with a line break after it', { connectionIds: ['channel1\n'] }),
  fails('a channel id in letters beyond ASCII', { connectionIds: ['kanäle'] }),
  ...Array.from({ length: POST_CONNECTIONS_MAX }, (_, place) =>
    fails(`a number as channel number ${place}`, { connectionIds: channelsWith(place, 7) }),
  ),
]

const TOGETHER: DraftSample[] = [
  fits('everything at its largest at once', {
    text: '🦀'.repeat(POST_TEXT_MAX),
    media: pictures(POST_MEDIA_MAX),
    connectionIds: channels(POST_CONNECTIONS_MAX),
  }),
]

/** One sample for every way in which the draft fields can be right or wrong. */
export const DRAFT_SAMPLES: readonly DraftSample[] = [...TEXTS, ...MEDIA, ...CHANNELS, ...TOGETHER]
