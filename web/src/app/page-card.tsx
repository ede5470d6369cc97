import { BRAND } from '@postwright/core/brand'

const ORIGIN = `https://${BRAND.domain}`

type Props = { title: string; description: string; /** Begins with a slash. */ path: string }

/** What search engines and link previews read about a public page. */
export function PageCard({ title, description, path }: Props) {
  // Drawn by `npm run social-cards`, one for each public page; the articles of the help share theirs.
  const [, name = ''] = path.split('/')
  const image = `${ORIGIN}/cards/${name === '' ? 'home' : name}.png`
  return (
    <>
      <link rel="canonical" href={`${ORIGIN}${path}`} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={BRAND.name} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={`${ORIGIN}${path}`} />
      <meta property="og:image" content={image} />
      <meta property="og:image:type" content="image/png" />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={title} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={title} />
      <meta name="twitter:description" content={description} />
      <meta name="twitter:image" content={image} />
    </>
  )
}
