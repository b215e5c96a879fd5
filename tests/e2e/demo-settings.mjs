/** How the shop of the journeys is set up; `npm test` does without its documentation. */
export const demoSettings = {
  GOODS: '1200',
  DEMO_FIXED_CODE: '2468',
  DEMO_AUTOPILOT: 'off',
  BUILD_PART: process.env.TEST_ALL ? 'all' : 'shop',
}
