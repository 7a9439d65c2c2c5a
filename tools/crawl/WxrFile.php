<?php

declare(strict_types=1);

namespace CourantTools\Crawl;

use RuntimeException;
use SimpleXMLElement;

/** An export of WordPress (WXR). */
final class WxrFile
{
    private readonly SimpleXMLElement $channel;

    public function __construct(string $path)
    {
        $xml = simplexml_load_file($path, SimpleXMLElement::class, LIBXML_NONET);
        $channel = $xml === false ? null : $xml->channel;
        if (!$channel instanceof SimpleXMLElement) {
            throw new RuntimeException("{$path} is no export.");
        }
        $this->channel = $channel;
    }

    /** @return list<array{taxonomy: string, slug: string, name: string, parent: string, description: string}> */
    public function terms(): array
    {
        $terms = [];
        $wp = $this->channel->children('wp', true);
        foreach ($wp->category as $category) {
            $terms[] = self::term(
                'category',
                (string) $category->category_nicename,
                (string) $category->cat_name,
                (string) $category->category_parent,
                (string) $category->category_description,
            );
        }
        foreach ($wp->tag as $tag) {
            $terms[] = self::term(
                'post_tag',
                (string) $tag->tag_slug,
                (string) $tag->tag_name,
                '',
                (string) $tag->tag_description,
            );
        }
        foreach ($wp->term as $term) {
            $terms[] = self::term(
                (string) $term->term_taxonomy,
                (string) $term->term_slug,
                (string) $term->term_name,
                (string) $term->term_parent,
                (string) $term->term_description,
            );
        }

        return $terms;
    }

    /** @return list<WxrItem> */
    public function items(): array
    {
        $items = [];
        foreach ($this->channel->item as $item) {
            $items[] = new WxrItem($item);
        }

        return $items;
    }

    /** @return array{taxonomy: string, slug: string, name: string, parent: string, description: string} */
    private static function term(
        string $taxonomy,
        string $slug,
        string $name,
        string $parent,
        string $description,
    ): array {
        return [
            'taxonomy' => $taxonomy, 'slug' => $slug, 'name' => $name, 'parent' => $parent,
            'description' => $description,
        ];
    }
}
