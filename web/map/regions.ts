/**
 * Where the lands lie: each is the ground nearer to one of its points than to anybody else's, roughly.
 * Seas are named as the rules name them; `waste` is land where nobody plays, `edge` lies outside of the frame.
 */
export type Point = [number, number];

export const WIDTH = 1600;
export const HEIGHT = 1400;

export const seas = ['western', 'vilayet', 'southern'];
export const wastes = ['hyrkania', 'wastes'];

export const regions: Record<string, Point[]> = {
  'western': [[53, 101], [33, 208], [73, 368], [-10, 521], [64, 713], [114, 807], [294, 908], [330, 960], [231, 1081], [200, 1220], [306, 1315], [95, 1222], [37, 912]],
  'southern': [[1256, 1213], [1286, 1227], [1446, 1135], [1341, 1285], [1139, 1330], [1559, 1257]],
  'vilayet': [[1375, 277], [1280, 396], [1340, 477], [1373, 175]],
  'hyrkania': [[1575, 141], [1521, 256], [1522, 449], [1537, 501], [1520, 705]],
  'wastes': [[1062, 1025], [1238, 981]],
  'nordheim': [[267, 57], [428, 47], [530, 130]],
  'pictish-wilderness': [[287, 242], [176, 383]],
  'cimmeria': [[357, 262], [472, 220]],
  'border-kingdom': [[610, 274]],
  'hyperborea': [[695, 73], [877, 66]],
  'brythunia': [[913, 290]],
  'steppes': [[1158, 209], [1174, 283], [1159, 25]],
  'aquilonia': [[381, 487], [430, 375]],
  'nemedia': [[636, 479]],
  'corinthia': [[819, 563]],
  'zamora': [[1043, 414], [1000, 546]],
  'ophir': [[625, 558]],
  'koth': [[750, 694], [858, 681]],
  'khauran': [[1093, 666]],
  'turan': [[1185, 419], [1225, 637], [1330, 729]],
  'zingara': [[180, 586]],
  'argos': [[360, 669], [499, 834]],
  'shem': [[537, 902], [671, 882]],
  'khoraja': [[888, 791]],
  'eastern-desert': [[1115, 900], [905, 941]],
  'iranistan': [[1318, 897], [1451, 938]],
  'stygia': [[529, 1016], [571, 1002], [801, 1048], [910, 1010]],
  'kush': [[370, 1149], [398, 1198]],
  'darfar': [[588, 1199]],
  'keshan': [[815, 1139]],
  'punt': [[1038, 1085]],
  'black-kingdoms': [[480, 1355], [565, 1372], [800, 1370], [882, 1369]],
};
