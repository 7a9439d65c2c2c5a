<?php

declare(strict_types=1);

namespace CourantDesk\TableOfContents\Frontend;

use CourantDesk\Kernel\Html;

/** Provides the table of contents of a post with the methods of `ezTOC::get($id)`. */
final class EasyTocPost
{
    public function __construct(private readonly int $post)
    {
    }

    /**
     * Registers the class alias `ezTOC`, which themes use, after all plugins are loaded and only when the name is not
     * taken.
     */
    public static function registerAlias(): void
    {
        if (!class_exists('ezTOC', false)) {
            class_alias(self::class, 'ezTOC');
        }
    }

    /** @return self|null null when the post does not exist */
    public static function get(int $id): ?self
    {
        return get_post($id) === null ? null : new self($id);
    }

    public function hasTOCItems(): bool
    {
        return $this->getTOCList() !== '';
    }

    public function getTOC(): string
    {
        return eztoc_get_toc_block($this->post);
    }

    public function toc(): void
    {
        (new Html($this->getTOC()))->print();
    }

    public function getTOCList(): string
    {
        return eztoc_get_toc_list($this->post);
    }

    public function tocList(): void
    {
        (new Html($this->getTOCList()))->print();
    }
}
