import { z } from 'zod'
import { refuse, refuseParameter } from '../meta-graph/graph-failure.ts'
import type { InstagramState } from './instagram-state.ts'

const CAPTION_MAX = 2_200
/** Instagram's announcement to creators, December 2025 (2026-11). */
const HASHTAGS_MAX = 5
const MENTIONS_MAX = 20
const CHILDREN = { min: 2, max: 10 }
const COLLABORATORS_MAX = 3

const flag = z.enum(['true', 'false'])

export const containerSchema = z.strictObject({
  media_type: z.enum(['IMAGE', 'VIDEO', 'REELS', 'STORIES', 'CAROUSEL']).optional(),
  image_url: z.url().optional(),
  video_url: z.url().optional(),
  is_carousel_item: flag.optional(),
  children: z.string().optional(),
  caption: z.string().optional(),
  alt_text: z.string().max(1_000).optional(),
  collaborators: z.string().optional(),
  share_to_feed: flag.optional(),
  thumb_offset: z.coerce.number().int().min(0).optional(),
  cover_url: z.url().optional(),
  location_id: z.string().optional(),
  user_tags: z.string().optional(),
  // As Postiz sends it (instagram.provider.ts of 74b01ad, 2026-08-21).
  trial_params: z.string().optional(),
})

export type ContainerParams = z.infer<typeof containerSchema>

/** Refuses combinations of parameters that the documentation excludes. */
export function checkParams(state: InstagramState, params: ContainerParams, owner: string): void {
  checkCaption(params)
  const { media_type: type, image_url: image, video_url: video, children } = params
  const isItem = params.is_carousel_item === 'true'
  if (type === 'CAROUSEL') {
    if (children === undefined || image !== undefined || video !== undefined || isItem)
      refuseParameter('Param children is required.')
    checkChildren(state, children, owner)
  } else {
    if (children !== undefined) refuseParameter('Param children is not allowed')
    if ((image === undefined) === (video === undefined))
      refuseParameter('The parameter image_url or video_url is required.')
    if (video !== undefined && type === undefined) refuseParameter('Param media_type is required for videos.')
    if (video !== undefined && type === 'VIDEO' && !isItem) {
      refuseParameter(
        'The VIDEO value for media_type is no longer supported. Use the REELS media type to publish a video.',
      )
    }
  }
  if (params.alt_text !== undefined && (video !== undefined || type === 'STORIES' || type === 'CAROUSEL')) {
    refuseParameter('Param alt_text is not allowed')
  }
  if (params.share_to_feed !== undefined && type !== 'REELS') refuseParameter('Param share_to_feed is not allowed')
  checkCollaborators(params, isItem)
  checkTrial(params)
}

function checkCaption({ caption, media_type: type, is_carousel_item: item }: ContainerParams): void {
  if (caption === undefined) return
  if (type === 'STORIES' || item === 'true') refuseParameter('Param caption is not allowed')
  if ([...caption].length > CAPTION_MAX) {
    refuse({ code: 36004, subcode: 2207010, message: 'The caption was too long.', title: 'Caption too long' })
  }
  if ((caption.match(/#[\p{L}\p{N}_]+/gu) ?? []).length > HASHTAGS_MAX)
    refuseParameter('The caption has too many hashtags.')
  if ((caption.match(/@[\w.]+/g) ?? []).length > MENTIONS_MAX) {
    refuse({ code: 100, subcode: 2207040, message: 'Cannot use more than 20 @ tags.' })
  }
}

function checkChildren(state: InstagramState, children: string, owner: string): void {
  const ids = children.split(',')
  if (ids.length < CHILDREN.min || ids.length > CHILDREN.max) {
    const message =
      'The post won’t work as a carousel: it needs 2 to 10 photos/videos (too little or too many attachments).'
    refuse({ code: 9004, subcode: 2207028, message, title: 'Carousel validation failed' })
  }
  for (const id of ids) {
    const child = state.containers.get(id)
    if (!child?.isItem || child.owner !== owner) refuseParameter(`Param children is invalid: ${id}`)
    if (child.looksLeft > 0 || child.failure !== null) {
      refuse({
        code: 9007,
        subcode: 2207027,
        message: 'The media is not ready for publishing, please wait for a moment',
      })
    }
  }
}

function checkCollaborators({ collaborators, media_type: type }: ContainerParams, isItem: boolean): void {
  if (collaborators === undefined) return
  if (isItem || type === 'STORIES') refuseParameter('Param collaborators is not allowed')
  const names = z.array(z.string().regex(/^[\w.]+$/)).safeParse(parseJson(collaborators)).data
  if (!names || names.length > COLLABORATORS_MAX) refuseParameter('Param collaborators is invalid')
}

const trialSchema = z.strictObject({ graduation_strategy: z.enum(['MANUAL', 'SS_PERFORMANCE']) })

function checkTrial({ trial_params: trial, media_type: type }: ContainerParams): void {
  if (trial === undefined) return
  if (type !== 'REELS' || !trialSchema.safeParse(parseJson(trial)).success)
    refuseParameter('Param trial_params is invalid')
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
