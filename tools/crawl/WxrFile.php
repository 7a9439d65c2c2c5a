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
        foreach ($wp->category as $one) {
            $terms[] = self::term(
                'category',
                (string) $one->category_nicename,
                (string) $one->cat_name,
                (string) $one->category_parent,
                (string) $one->category_description,
            );
        }
        foreach ($wp->tag as $one) {
            $terms[] = self::term(
                'post_tag',
                (string) $one->tag_slug,
                (string) $one->tag_name,
                '',
                (string) $one->tag_description,
            );
        }
        foreach ($wp->term as $one) {
            $terms[] = self::term(
                (string) $one->term_taxonomy,
                (string) $one->term_slug,
                (string) $one->term_name,
                (string) $one->term_parent,
                (string) $one->term_description,
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
