CREATE TABLE "dictionary_item" (
	"site_id" text NOT NULL,
	"dict_code" text NOT NULL,
	"item_code" text NOT NULL,
	"item_name" text NOT NULL,
	CONSTRAINT "dictionary_item_site_id_dict_code_item_code_pk" PRIMARY KEY("site_id","dict_code","item_code")
);
--> statement-breakpoint
ALTER TABLE "dictionary_item" ADD CONSTRAINT "dictionary_item_site_id_brand_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."brand_site"("id") ON DELETE no action ON UPDATE no action;