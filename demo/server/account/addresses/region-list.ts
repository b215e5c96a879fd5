/**
 * Delivery regions of the demo: one municipality and the cities around it, with codes of GB/T 2260 and English names. Districts follow
 * their city, each with the last two digits of its code.
 */
export const regionList: Record<string, Record<string, string>> = {
  '310000 上海市 Shanghai': {
    '310100 上海市 Shanghai':
      '01黄浦区Huangpu 04徐汇区Xuhui 05长宁区Changning 06静安区Jing’an 07普陀区Putuo 09虹口区Hongkou 10杨浦区Yangpu 12闵行区Minhang 13宝山区Baoshan 14嘉定区Jiading 15浦东新区Pudong 16金山区Jinshan 17松江区Songjiang 18青浦区Qingpu 20奉贤区Fengxian 51崇明区Chongming',
  },
  '320000 江苏省 Jiangsu': {
    '320100 南京市 Nanjing':
      '02玄武区Xuanwu 04秦淮区Qinhuai 05建邺区Jianye 06鼓楼区Gulou 11浦口区Pukou 13栖霞区Qixia 14雨花台区Yuhuatai 15江宁区Jiangning 16六合区Luhe 17溧水区Lishui 18高淳区Gaochun',
    '320200 无锡市 Wuxi':
      '05锡山区Xishan 06惠山区Huishan 11滨湖区Binhu 13梁溪区Liangxi 14新吴区Xinwu 81江阴市Jiangyin 82宜兴市Yixing',
    '320400 常州市 Changzhou':
      '02天宁区Tianning 04钟楼区Zhonglou 11新北区Xinbei 12武进区Wujin 13金坛区Jintan 81溧阳市Liyang',
    '320500 苏州市 Suzhou':
      '05虎丘区Huqiu 06吴中区Wuzhong 07相城区Xiangcheng 08姑苏区Gusu 09吴江区Wujiang 81常熟市Changshu 82张家港市Zhangjiagang 83昆山市Kunshan 85太仓市Taicang',
    '320600 南通市 Nantong':
      '12通州区Tongzhou 13崇川区Chongchuan 14海门区Haimen 23如东县Rudong 81启东市Qidong 82如皋市Rugao 85海安市Hai’an',
  },
  '330000 浙江省 Zhejiang': {
    '330100 杭州市 Hangzhou':
      '02上城区Shangcheng 05拱墅区Gongshu 06西湖区Xihu 08滨江区Binjiang 09萧山区Xiaoshan 10余杭区Yuhang 11富阳区Fuyang 12临安区Lin’an 13临平区Linping 14钱塘区Qiantang 22桐庐县Tonglu 27淳安县Chun’an 82建德市Jiande',
    '330200 宁波市 Ningbo':
      '03海曙区Haishu 05江北区Jiangbei 06北仑区Beilun 11镇海区Zhenhai 12鄞州区Yinzhou 13奉化区Fenghua 25象山县Xiangshan 26宁海县Ninghai 81余姚市Yuyao 82慈溪市Cixi',
    '330400 嘉兴市 Jiaxing':
      '02南湖区Nanhu 11秀洲区Xiuzhou 21嘉善县Jiashan 24海盐县Haiyan 81海宁市Haining 82平湖市Pinghu 83桐乡市Tongxiang',
    '330500 湖州市 Huzhou': '02吴兴区Wuxing 03南浔区Nanxun 21德清县Deqing 22长兴县Changxing 23安吉县Anji',
    '330600 绍兴市 Shaoxing':
      '02越城区Yuecheng 03柯桥区Keqiao 04上虞区Shangyu 24新昌县Xinchang 81诸暨市Zhuji 83嵊州市Shengzhou',
  },
}
