/** Who can sign in after the first start. These accounts exist on emulators only. */
export const DEMO_USER = {
  fullName: 'Dana Demo',
  username: 'demo',
  email: 'demo@postwright.app',
  password: 'demo-password',
}

export const DEMO_ADMIN = {
  fullName: 'Ada Admin',
  username: 'ada',
  email: 'admin@postwright.app',
  password: 'admin-password',
}

export type DemoAccount = typeof DEMO_USER
