import { cleanup, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { MEDIA_TYPES } from '@postwright/core/media/media-type'
import { checkMediaFile } from '@/features/content-studio/pending-uploads.ts'
import { MediaView } from '@/ui/media-view.tsx'
import { show } from './support/show.tsx'

afterEach(cleanup)

describe('a sound', () => {
  it('is played where files can be played', async () => {
    const { container } = await show(<MediaView mime="audio/mpeg" url="/take-1" alt="Interview" isPlayable />)
    const player = container.querySelector('audio')
    expect([player?.getAttribute('src'), player?.controls]).toEqual(['/take-1', true])
    expect(player?.getAttribute('aria-label')).toBe('Interview')
  })

  it('is a sign with its name in a list', async () => {
    const { container } = await show(<MediaView mime="audio/mpeg" url="/take-1" alt="Interview" />)
    expect(screen.getByRole('img', { name: 'Interview' })).toBeDefined()
    expect(container.querySelector('audio')).toBeNull()
  })
})

it('takes everything but sounds into a post', () => {
  const refused = MEDIA_TYPES.filter((type) => checkMediaFile({ type, size: 1 })?.code === 'not_taken')
  expect(refused).toEqual(['audio/mpeg', 'audio/mp4', 'audio/wav', 'audio/ogg', 'audio/webm'])
})
