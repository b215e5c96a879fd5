/** How the shop of the journeys is set up; `npm test` does without its documentation. */
export const demoSettings = {
  GOODS: '1200',
  DEMO_FIXED_CODE: '2468',
  DEMO_AUTOPILOT: 'off',
  DEMO_COMPANIES: process.env.TEST_ALL ? '150' : '80',
  // Tests that log in behind a page name an address of their own, so that limits of one address stand as they are.
  TRUST_PROXY: '1',
  BUILD_PART: process.env.TEST_ALL ? 'all' : 'shop',
}
