import Html from 'html-webpack-plugin'
import webpack from 'webpack'

export default {
  entry: './src/main.js',
  plugins: [
    new Html({ template: 'index.html' }),
    new webpack.DefinePlugin({ SHOP: JSON.stringify(process.env.SHOP) }),
  ],
  performance: { hints: false },
  devServer: { port: process.env.APP_PORT, client: { logging: 'none' } },
}
