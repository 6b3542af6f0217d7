PRAGMA foreign_keys=OFF;
BEGIN TRANSACTION;
CREATE TABLE schema_version (version BIGINT NOT NULL);
INSERT INTO schema_version VALUES(1);
INSERT INTO schema_version VALUES(2);
INSERT INTO schema_version VALUES(3);
CREATE TABLE people (
        id TEXT PRIMARY KEY,
        name TEXT NOT NULL,
        name_key TEXT NOT NULL UNIQUE,
        password TEXT NOT NULL DEFAULT '',
        mail TEXT NOT NULL DEFAULT '',
        admin BIGINT NOT NULL DEFAULT 0,
        made BIGINT NOT NULL);
INSERT INTO people VALUES('69d2aac7dea6f6c703e4','Valeria','valeria','$argon2id$v=19$m=19456,t=2,p=1$K1brI7CSdQs2UVhjVaKzng$67+nSkWZ85szjqKkXfgNyJrC0hI2sWeKHTFpVvi9/XM','',0,1794798149327);
INSERT INTO people VALUES('86928b334229964db878','Guest 8692','#86928b334229964db878','','',0,1794798149347);
CREATE TABLE logins (
        token TEXT PRIMARY KEY,
        id TEXT NOT NULL UNIQUE,
        person TEXT NOT NULL,
        agent TEXT NOT NULL,
        made BIGINT NOT NULL);
INSERT INTO logins VALUES('f63934e6362a39165ad5cbaf94ec645a0b609f9b61300ed82733d846025d32fc','ef11c6d56debc9585d5e','69d2aac7dea6f6c703e4','Python-urllib/3.11',1794798149337);
INSERT INTO logins VALUES('874e70cd51712ecd559f5e90330d8f66ae2e0c93509c383674c27bac5ab43837','33f99213f95b7c54242d','86928b334229964db878','Python-urllib/3.11',1794798149367);
INSERT INTO logins VALUES('fd49fc4b3311a0466f0ef12bca8bca5f954e1e903cfef7b12817383c9a390fd7','eded558966a3be6a7c4c','69d2aac7dea6f6c703e4','Python-urllib/3.11',1794812349360);
INSERT INTO logins VALUES('b10baafeb3221f7152339e09fde7c55d6e53036b89dfc042b9dcfcf62c577b5f','a3b4aa91fc500b45c75c','69d2aac7dea6f6c703e4','Python-urllib/3.11',1794822827183);
CREATE TABLE tables (
        id TEXT PRIMARY KEY,
        game TEXT NOT NULL,
        status TEXT NOT NULL,
        owner TEXT NOT NULL,
        listed BIGINT NOT NULL,
        watchable BIGINT NOT NULL,
        hints BIGINT NOT NULL,
        terms TEXT NOT NULL,
        scenario TEXT NOT NULL DEFAULT '',
        chronicle TEXT NOT NULL DEFAULT '',
        secret TEXT NOT NULL,
        entries BIGINT NOT NULL DEFAULT 0,
        turn BIGINT NOT NULL DEFAULT 0,
        versions TEXT NOT NULL DEFAULT '',
        bot_due BIGINT NOT NULL DEFAULT 0,
        bot_until BIGINT NOT NULL DEFAULT 0,
        next TEXT NOT NULL DEFAULT '',
        made BIGINT NOT NULL,
        touched BIGINT NOT NULL, missing BIGINT NOT NULL DEFAULT 0, bots BIGINT NOT NULL DEFAULT 0);
INSERT INTO tables VALUES('b76a3a5106491266cdc2','nim','over','69d2aac7dea6f6c703e4',1,1,0,'{"edition":null,"preset":null,"options":{}}','',replace('nemedian chronicle 1\ngame nim\nedition 1\ncontent none 0000000000000000\nseat 0 - "Valeria"\nseat 1 - "Guest 8692"\noption heaps 3\noption misere off\ncommitment 591a8e914c5af8ced2782461a3b73a750d47b2692a99fb63854ec123402f8098\nnonce 0 405d0d335033c39515d85a9960b63672\nnonce 1 fa2af8ea7bdd39a50288a9f60153238c\n\n0 opening [] #ab7bb7e5\nstate 2b336ef09b6fa731\n\nend #361e48d0\n','\n',char(10)),'6343c0dcfafb00cd361594b288999cb3ade301631fff1ea6751ded97a19b76c9',8,0,'8 8 8',0,0,'',1794798151353,1794798153504,0,0);
INSERT INTO tables VALUES('52caec7683d6f6838f0b','nim','running','69d2aac7dea6f6c703e4',1,1,0,'{"edition":null,"preset":null,"options":{}}','',replace('nemedian chronicle 1\ngame nim\nedition 1\ncontent none 0000000000000000\nseat 0 - "Valeria"\nseat 1 - "Guest 8692"\noption heaps 3\noption misere off\ncommitment 6a58159d83ccff53ed0296ba25a663d57873517aaf6f324cb4245b8ee83a5ab8\nnonce 0 f0b31dc72f395e364be570a51ebce1e5\nnonce 1 ddd1d677db65eb2323dc1de9b06b5b30\n\n0 opening [] #c8a4beac\nstate 2b336ef09b6fa731\n\nend #361e48d0\n','\n',char(10)),'453f8aa284a5526a47867ea55ecec66f08fed0566b217140777adb57428c05a3',3,2,'3 3 3',0,0,'',1794798153573,1794798154839,2,0);
INSERT INTO tables VALUES('d36845715db52fbdff9a','ambush','running','69d2aac7dea6f6c703e4',1,1,0,'{"edition":null,"preset":null,"options":{}}','',replace('nemedian chronicle 1\ngame ambush\nedition 1\ncontent none 0000000000000000\nseat 0 - "Valeria"\nseat 1 - "Guest 8692"\noption men 5\noption rounds 8\noption feints on\ncommitment 71665e6d60c77510d6b5bf012c4ca5e2fc6c8c6f26d27acd06c120a8aaab3192\nnonce 0 25bb3f7e42aa32df5938a6322597fc90\nnonce 1 0be4aa8892c8a9c32b5fabb7b4e1db86\n\n0 opening [5 8 1 4] #5671b3ee\nstate 37bcd0d3bce4acf3\n\nend #361e48d0\n','\n',char(10)),'8ea375e157a1d22d481efa3164afc0898ee0707b049093c13103966b70b159ab',4,3,'4 2 2',0,0,'',1794798154853,1794798155691,2,0);
INSERT INTO tables VALUES('b00676527f46282fc5d3','ambush','gathering','69d2aac7dea6f6c703e4',1,1,0,'{"edition":null,"preset":null,"options":{}}','','','770898aa29ca12e8cc7ca591e721bf5d2421e03203c963bf6ddae65cfcf70f05',0,0,'',0,0,'',1794798155732,1794798155732,0,0);
CREATE TABLE seats (
        table_id TEXT NOT NULL,
        seat BIGINT NOT NULL,
        kind TEXT NOT NULL,
        person TEXT NOT NULL DEFAULT '',
        bot TEXT NOT NULL DEFAULT '',
        temper TEXT NOT NULL DEFAULT '',
        stand_in BIGINT NOT NULL DEFAULT 0,
        role TEXT NOT NULL DEFAULT '',
        nonce TEXT NOT NULL DEFAULT '',
        invitation TEXT NOT NULL DEFAULT '',
        seen BIGINT NOT NULL DEFAULT 0,
        PRIMARY KEY (table_id, seat));
INSERT INTO seats VALUES('b76a3a5106491266cdc2',0,'person','69d2aac7dea6f6c703e4','','',0,'','405d0d335033c39515d85a9960b63672','',0);
INSERT INTO seats VALUES('b76a3a5106491266cdc2',1,'person','86928b334229964db878','','',0,'','fa2af8ea7bdd39a50288a9f60153238c','',0);
INSERT INTO seats VALUES('52caec7683d6f6838f0b',0,'person','69d2aac7dea6f6c703e4','','',0,'','f0b31dc72f395e364be570a51ebce1e5','',0);
INSERT INTO seats VALUES('52caec7683d6f6838f0b',1,'person','86928b334229964db878','','',0,'','ddd1d677db65eb2323dc1de9b06b5b30','',0);
INSERT INTO seats VALUES('d36845715db52fbdff9a',0,'person','69d2aac7dea6f6c703e4','','',0,'','25bb3f7e42aa32df5938a6322597fc90','',0);
INSERT INTO seats VALUES('d36845715db52fbdff9a',1,'person','86928b334229964db878','','',0,'','0be4aa8892c8a9c32b5fabb7b4e1db86','',0);
INSERT INTO seats VALUES('b00676527f46282fc5d3',0,'person','69d2aac7dea6f6c703e4','','',0,'','d425bac3700e65ab41fa975c898134fb','',0);
INSERT INTO seats VALUES('b00676527f46282fc5d3',1,'open','','','',0,'','','',0);
INSERT INTO seats VALUES('b00676527f46282fc5d3',2,'invited','','','',0,'','','29006204c40ba0430bf9a73338132f37112d84a74fab53063de267a1426d4240',0);
CREATE TABLE log (
        table_id TEXT NOT NULL,
        number BIGINT NOT NULL,
        seat BIGINT NOT NULL,
        deed TEXT NOT NULL,
        chance TEXT NOT NULL,
        command TEXT NOT NULL,
        made BIGINT NOT NULL,
        PRIMARY KEY (table_id, number));
INSERT INTO log VALUES('b76a3a5106491266cdc2',1,0,':heap 1','','69d2aac7dea6f6c703e4 f0',1794798151791);
INSERT INTO log VALUES('b76a3a5106491266cdc2',2,0,':take 1','','69d2aac7dea6f6c703e4 f1',1794798151839);
INSERT INTO log VALUES('b76a3a5106491266cdc2',3,1,':heap 2','','86928b334229964db878 f2',1794798152031);
INSERT INTO log VALUES('b76a3a5106491266cdc2',4,1,':take 3','','86928b334229964db878 f3',1794798152159);
INSERT INTO log VALUES('b76a3a5106491266cdc2',5,0,':heap 3','','69d2aac7dea6f6c703e4 f4',1794798152631);
INSERT INTO log VALUES('b76a3a5106491266cdc2',6,0,':take 4','','69d2aac7dea6f6c703e4 f5',1794798152919);
INSERT INTO log VALUES('b76a3a5106491266cdc2',7,1,':heap 3','','86928b334229964db878 f6',1794798153063);
INSERT INTO log VALUES('b76a3a5106491266cdc2',8,1,':take 1','','86928b334229964db878 f7',1794798153463);
INSERT INTO log VALUES('52caec7683d6f6838f0b',1,0,':heap 1','','69d2aac7dea6f6c703e4 f0',1794798154639);
INSERT INTO log VALUES('52caec7683d6f6838f0b',2,0,':take 1','','69d2aac7dea6f6c703e4 f1',1794798154675);
INSERT INTO log VALUES('52caec7683d6f6838f0b',3,1,':heap 3','','86928b334229964db878 f2',1794798154839);
INSERT INTO log VALUES('d36845715db52fbdff9a',1,0,':strike-1','','69d2aac7dea6f6c703e4 f0',1794798155275);
INSERT INTO log VALUES('d36845715db52fbdff9a',2,1,':lie-low','','86928b334229964db878 f1',1794798155445);
INSERT INTO log VALUES('d36845715db52fbdff9a',3,1,':decline','5 1 6','86928b334229964db878 f2',1794798155691);
INSERT INTO log VALUES('d36845715db52fbdff9a',4,0,':lie-low','','69d2aac7dea6f6c703e4 x2',1794812349493);
CREATE TABLE chat (
        table_id TEXT NOT NULL,
        number BIGINT NOT NULL,
        name TEXT NOT NULL,
        text TEXT NOT NULL,
        made BIGINT NOT NULL, command TEXT NOT NULL DEFAULT '',
        PRIMARY KEY (table_id, number));
INSERT INTO chat VALUES('d36845715db52fbdff9a',1,'Valeria','By Crom!',1794822827216,'69d2aac7dea6f6c703e4 talk');
INSERT INTO chat VALUES('52caec7683d6f6838f0b',1,'Valeria','By Crom!',1794822827227,'69d2aac7dea6f6c703e4 talk');
CREATE TABLE marks (name TEXT PRIMARY KEY, value TEXT NOT NULL);
INSERT INTO marks VALUES('admin-link','39d11ef23316626fe15e068da532100978e7905cb6271757fe5090b0ce66132c');
CREATE INDEX logins_of ON logins (person);
CREATE INDEX tables_in_lobby ON tables (touched) WHERE listed = 1 AND status <> 'over';
CREATE INDEX tables_awaiting_bots ON tables (bot_due) WHERE bot_due > 0;
CREATE INDEX seats_of ON seats (person) WHERE person <> '';
CREATE UNIQUE INDEX chat_said ON chat (table_id, command) WHERE command <> '';
COMMIT;
