import { NativeSelect } from '@mantine/core'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { PLATFORM_CONTRACTS } from '@postwright/core/platforms/contracts'
import { platformSchema } from '@postwright/core/platforms/platform'
import { useTheme } from '../../preferences/theme.ts'
import { NetworkPreview } from '@/posts/preview/network-preview.tsx'
import { previewContentOf } from '@/posts/preview/preview-content-of.ts'
import { previewChannel } from '../preview-channel.ts'
import { PREVIEW_SAMPLES, type PreviewSample, sampleFile } from '../preview-samples.ts'
import { Specimen } from '../specimen.tsx'
import { Specimens } from '../specimens.tsx'

const SAMPLES = Object.keys(PREVIEW_SAMPLES).map((value) => ({ value, label: value }))
const isSample = (value: string | null): value is PreviewSample =>
  value !== null && Object.hasOwn(PREVIEW_SAMPLES, value)

/** Shows one post on every network. The address can select another one, a device and a network: `?sample=thread&device=desktop&network=x`. */
export function PreviewsSection() {
  const { effective } = useTheme()
  const [asked] = useSearchParams()
  const begun = asked.get('sample')
  const [sample, setSample] = useState<PreviewSample>(isSample(begun) ? begun : 'pictures')
  const device = asked.get('device') === 'desktop' ? 'desktop' : 'phone'
  const only = asked.get('network')
  const networks = platformSchema.options.filter((platform) => only === null || platform === only)
  return (
    <>
      <NativeSelect
        aria-label="Post"
        data={SAMPLES}
        value={sample}
        onChange={({ currentTarget: { value } }) => isSample(value) && setSample(value)}
      />
      <Specimens of="NetworkPreview" least={device === 'phone' ? '22rem' : '37.5rem'}>
        {networks.map((platform) => {
          const channel = previewChannel(platform)
          const content = previewContentOf(PREVIEW_SAMPLES[sample](channel.id), channel, { fileOf: sampleFile })
          return (
            <Specimen key={platform} name={PLATFORM_CONTRACTS[platform].name}>
              <NetworkPreview channel={channel} content={content} device={device} scheme={effective} />
            </Specimen>
          )
        })}
      </Specimens>
    </>
  )
}
