// Which shop the examples ask. Where these pages are hosted elsewhere, its full address stands here:
// { api: 'https://mall.example.com/api', site: 'acme' }
window.tradefrontConfig = { api: '/api' }
