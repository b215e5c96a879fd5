CREATE TABLE "translation" (
	"language" text NOT NULL,
	"source" text NOT NULL,
	"words" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "day_off" (
	"day" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "warehouse" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"name" text NOT NULL,
	"name_en" text NOT NULL,
	"cut_off" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "warehouse_transit" (
	"warehouse_id" text NOT NULL,
	"province_code" text NOT NULL,
	"days" integer NOT NULL,
	CONSTRAINT "warehouse_transit_warehouse_id_province_code_pk" PRIMARY KEY("warehouse_id","province_code")
);
--> statement-breakpoint
ALTER TABLE "sku" ADD COLUMN "warehouse_id" text;--> statement-breakpoint
ALTER TABLE "order_line" ADD COLUMN "promise" jsonb;--> statement-breakpoint
CREATE INDEX "translation_source" ON "translation" USING hash ("source");