<?php

declare(strict_types=1);

namespace CourantDesk\Contents\Wp;

use CourantDesk\Kernel\Html;

/** What the contract's `ezTOC::get($id)` gives: the table of one post, by the names of its methods there. */
final class PostToc
{
    public function __construct(private readonly int $post)
    {
    }

    /** Nobody outside knows this class: themes write `ezTOC::get()`. Their name is taken once every plugin is loaded, and only where it is free. */
    public static function takeName(): void
    {
        if (!class_exists('ezTOC', false)) {
            class_alias(self::class, 'ezTOC');
        }
    }

    /** @return self|null null where there is no such post */
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
