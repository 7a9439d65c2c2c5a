<?php

declare(strict_types=1);

namespace CourantTools\Crawl;

use SimpleXMLElement;

/** One post, page, attachment or menu entry of an export, read field by field. */
final class WxrItem
{
    public function __construct(private readonly SimpleXMLElement $item)
    {
    }

    /** A field of WordPress's own, such as "post_type". */
    public function wp(string $name): string
    {
        $value = $this->item->children('wp', true)->{$name};

        return $value instanceof SimpleXMLElement ? (string) $value : '';
    }

    public function number(string $name): int
    {
        return (int) $this->wp($name);
    }

    public function title(): string
    {
        return (string) $this->item->title;
    }

    public function content(): string
    {
        return (string) $this->item->children('content', true)->encoded;
    }

    public function excerpt(): string
    {
        return (string) $this->item->children('excerpt', true)->encoded;
    }

    /** @return array<string, string> */
    public function meta(): array
    {
        $meta = [];
        foreach ($this->item->children('wp', true)->postmeta as $row) {
            $meta[(string) $row->meta_key] = (string) $row->meta_value;
        }

        return $meta;
    }

    /** @return list<array{taxonomy: string, slug: string, name: string}> */
    public function terms(): array
    {
        $terms = [];
        foreach ($this->item->category as $term) {
            $terms[] = [
                'taxonomy' => (string) $term['domain'],
                'slug' => (string) $term['nicename'],
                'name' => (string) $term,
            ];
        }

        return $terms;
    }

    /** @return list<array<string, string>> */
    public function comments(): array
    {
        $comments = [];
        foreach ($this->item->children('wp', true)->comment as $comment) {
            $fields = [];
            foreach ($comment->children('wp', true) as $name => $value) {
                $fields[$name] = (string) $value;
            }
            $comments[] = $fields;
        }

        return $comments;
    }
}
