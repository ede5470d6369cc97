/** The only place that knows what the product is called and where it lives. */
export const BRAND = {
  name: 'Postwright',
  tagline: 'Posts that go out once, on time, and prove it.',
  domain: 'postwright.app',
  supportEmail: 'support@postwright.app',
} as const
