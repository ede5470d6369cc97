import { expect, it } from 'vitest'
import { formatSecond } from '@/features/content-studio/cover/video-frame.ts'
import { findCoverChannels, findCoverImageChannels, withCoverSecond } from '@/features/content-studio/video-cover.ts'
import { makeConnection } from './support/connection.ts'

const bluesky = makeConnection()
const youtube = makeConnection({ id: 'channel2', platform: 'youtube' })
const pinterest = makeConnection({ id: 'channel3', platform: 'pinterest' })
const all = [bluesky, youtube, pinterest]

it('a cover is chosen for channels whose network takes one, as a picture or as its second', () => {
  expect(findCoverChannels(all)).toEqual([youtube, pinterest])
  expect(findCoverImageChannels(all)).toEqual([youtube])
  const settings = withCoverSecond([], all, 12.6)
  expect(settings).toEqual([{ connectionId: 'channel3', key: 'coverSecond', value: '13' }])
  expect(withCoverSecond(settings, all, 2)).toEqual([{ connectionId: 'channel3', key: 'coverSecond', value: '2' }])
})

it('a moment of a video is read in minutes and seconds', () => {
  expect([0, 9.95, 61.04, 600].map(formatSecond)).toEqual(['0:00.0', '0:09.9', '1:01.0', '10:00.0'])
})
