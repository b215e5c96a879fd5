ALTER TABLE "translation" ADD COLUMN "owner" text DEFAULT 'shop' NOT NULL;
--> statement-breakpoint
UPDATE "translation" SET "owner" = 'goods' WHERE "source" IN (SELECT "goods_name" FROM "goods");
