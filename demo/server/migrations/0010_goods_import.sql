-- additive
CREATE TABLE "goods_code" (
	"goods_id" text PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	CONSTRAINT "goods_code_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "goods_import" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"kind" text NOT NULL,
	"file_name" text NOT NULL,
	"size" bigint NOT NULL,
	"checksum" text NOT NULL,
	"owner_id" text NOT NULL,
	"state" integer NOT NULL,
	"fault" jsonb,
	"headings" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"columns" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"rows" integer DEFAULT 0 NOT NULL,
	"handled_group" integer DEFAULT 0 NOT NULL,
	"handled" integer DEFAULT 0 NOT NULL,
	"creates" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "goods_import_row" (
	"import_id" text NOT NULL,
	"number" integer NOT NULL,
	"group_number" integer NOT NULL,
	"twin" integer,
	"cells" jsonb NOT NULL,
	"outcome" integer,
	"result" integer,
	"faults" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"changes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "goods_import_row_import_id_number_pk" PRIMARY KEY("import_id","number")
);
--> statement-breakpoint
CREATE INDEX "goods_import_state" ON "goods_import" USING btree ("state");--> statement-breakpoint
CREATE INDEX "goods_import_created" ON "goods_import" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "goods_import_row_group" ON "goods_import_row" USING btree ("import_id","group_number","number");--> statement-breakpoint
CREATE INDEX "goods_import_row_outcome" ON "goods_import_row" USING btree ("import_id","outcome","number");