<?php

declare(strict_types=1);

namespace CourantDesk\LiveBlog\Admin;

use CourantDesk\Kernel\Request;

/** Reports after a save in the classic editor which changes another editor prevented. */
final class EditConflictNotice
{
    public const UPDATE = 'update';
    public const DELETION = 'deletion';
    public const TEXT = 'text';

    private const PARAMETER = 'courant_live_conflict';

    /** @var array<string, true> by code */
    private array $conflicts = [];

    /** @param self::UPDATE|self::DELETION|self::TEXT $code */
    public function add(string $code): void
    {
        $this->conflicts[$code] = true;
    }

    public function addToRedirect(string $location): string
    {
        return $this->conflicts === []
            ? $location
            : add_query_arg(self::PARAMETER, implode(',', array_keys($this->conflicts)), $location);
    }

    /**
     * @param list<string> $names
     * @return list<string>
     */
    public function addRemovableArgument(array $names): array
    {
        return [...$names, self::PARAMETER];
    }

    public function print(): void
    {
        foreach (explode(',', Request::fromGlobals()->text(self::PARAMETER)) as $code) {
            $text = self::message($code);
            if ($text !== '') {
                wp_admin_notice(esc_html($text), ['type' => 'warning', 'dismissible' => true]);
            }
        }
    }

    private static function message(string $code): string
    {
        return match ($code) {
            self::UPDATE => __('Another editor changed or deleted an update while you edited it. Your text was saved as a separate update that is not published. Compare both updates, and delete one of them.', 'courant-desk'),
            self::DELETION => __('An update was not deleted, because another editor changed it while you edited the live blog.', 'courant-desk'),
            self::TEXT => __('Another editor changed the text of the live blog while you edited it. The text of the other editor was kept, and yours was saved as a revision. Compare them under Revisions.', 'courant-desk'),
            default => '',
        };
    }
}
