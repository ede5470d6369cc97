/** Single source of the product's name and addresses. */
export const BRAND = {
  name: 'Postwright',
  tagline: 'Posts that go out once, on time, and prove it.',
  domain: 'postwright.app',
  supportEmail: 'support@postwright.app',
} as const
