import { BRAND } from '@postwright/core/brand'

const ORIGIN = `https://${BRAND.domain}`

type Props = { title: string; description: string; /** Begins with a slash. */ path: string }

/** What search engines and link previews read about a public page. */
export function PageCard({ title, description, path }: Props) {
  return (
    <>
      <link rel="canonical" href={`${ORIGIN}${path}`} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={BRAND.name} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={`${ORIGIN}${path}`} />
      <meta property="og:image" content={`${ORIGIN}/icons/icon-512.png`} />
      <meta name="twitter:card" content="summary" />
    </>
  )
}
