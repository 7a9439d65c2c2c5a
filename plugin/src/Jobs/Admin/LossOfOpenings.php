<?php

declare(strict_types=1);

namespace CourantDesk\Jobs\Admin;

use CourantDesk\Jobs\Wp\OpeningMeta;
use CourantDesk\Jobs\Wp\OpeningType;
use CourantDesk\Kernel\Request;
use CourantDesk\Kernel\Sql;
use CourantDesk\Kernel\Template;

/** Says what goes with openings before they are put into the trash or deleted, and asks (decision 15). */
final class LossOfOpenings
{
    public const CONFIRMED = 'courant_confirmed';

    public function __construct(private readonly Template $template, private readonly Sql $sql)
    {
    }

    public function boot(): void
    {
        add_action('load-post.php', [$this, 'one']);
        add_action('load-edit.php', [$this, 'several']);
    }

    public function one(): void
    {
        $request = Request::current();
        $id = $request->int('post');
        $this->ask($request, $request->text('action'), [$id]);
    }

    public function several(): void
    {
        $request = Request::current();
        if ($request->text('post_type') !== OpeningType::NAME) {
            return;
        }
        $action = $request->text('action') !== '' && $request->text('action') !== '-1' ? $request->text('action') : $request->text('action2');
        if ($request->has('delete_all') || $request->has('delete_all2')) {
            $trash = $this->sql->column("SELECT ID FROM %i WHERE post_type = %s AND post_status = 'trash'", $this->sql->core('posts'), OpeningType::NAME);
            $this->ask($request, 'delete', array_map('intval', $trash));
        } else {
            $this->ask($request, $action, array_map('intval', $request->list('post', 500)));
        }
    }

    /**
     * What is lost with openings, in full sentences; the last of them from other rooms.
     *
     * @param list<int> $ids
     * @return list<string>
     */
    public static function sentences(array $ids, bool $forGood): array
    {
        $views = array_sum(array_map(static function (int $id): int {
            $stored = get_post_meta($id, OpeningMeta::VIEWS, true);

            return is_numeric($stored) ? (int) $stored : 0;
        }, $ids));
        $days = self::daysInTrash();
        $own = $forGood
            ? [
                __('Text, facts and earlier versions are deleted. The address answers “not found” for good.', 'courant-desk'),
                /* translators: %s: number of views */
                sprintf(_n('%s view is forgotten, and with it the figures of who came from where.', '%s views are forgotten, and with them the figures of who came from where.', $views, 'courant-desk'), number_format_i18n($views)),
            ]
            : array_values(array_filter([
                __('The address answers “not found” until it is taken out of the trash. It comes back as a draft, with its views.', 'courant-desk'),
                /* translators: %s: number of days */
                $days > 0 ? sprintf(_n('After %s day in the trash it is deleted for good.', 'After %s days in the trash it is deleted for good.', $days, 'courant-desk'), number_format_i18n($days)) : '',
            ], static fn (string $sentence): bool => $sentence !== ''));

        return [...$own, ...self::ofOthers($ids, $forGood)];
    }

    /**
     * @param list<int> $ids
     * @return list<string>
     */
    public static function ofOthers(array $ids, bool $forGood): array
    {
        /**
         * Adds to what is said before openings are put into the trash or deleted. With nothing to add, the trash asks nothing.
         *
         * @param list<string> $sentences plain text
         * @param list<int>    $ids       of openings
         * @param bool         $forGood
         */
        $sentences = apply_filters('courant_desk_opening_loss', [], $ids, $forGood);

        return array_values(array_filter(is_array($sentences) ? $sentences : [], is_string(...)));
    }

    /** Without any, WordPress has no trash. */
    private static function daysInTrash(): int
    {
        $days = defined('EMPTY_TRASH_DAYS') ? constant('EMPTY_TRASH_DAYS') : 30;

        return is_numeric($days) ? (int) $days : 30;
    }

    /** @param list<int> $ids */
    private function ask(Request $request, string $action, array $ids): void
    {
        // WordPress checks these capabilities only after this hook.
        $ids = array_values(array_filter($ids, static fn (int $id): bool => get_post_type($id) === OpeningType::NAME && current_user_can('delete_post', $id)));
        $forGood = $action === 'delete' || ($action === 'trash' && self::daysInTrash() === 0);
        if ($ids === [] || !in_array($action, ['trash', 'delete'], true) || $request->text(self::CONFIRMED) === '1') {
            return;
        }
        if (!$forGood && self::ofOthers($ids, false) === []) {
            return;
        }
        $back = wp_get_referer();
        $view = new LossView(
            array_map(static fn (int $id): string => trim(wp_strip_all_tags(get_post_field('post_title', $id))), array_slice($ids, 0, 20)),
            count($ids),
            $forGood,
            self::sentences($ids, $forGood),
            $request->all() + ['_wp_http_referer' => $back === false ? '' : $back],
            $back === false ? admin_url('edit.php?post_type=' . OpeningType::NAME) : $back,
        );
        wp_die(
            wp_kses($this->template->render('jobs/loss', $view), self::ALLOWED),
            esc_html__('Delete openings', 'courant-desk'),
            ['response' => 200]
        );
    }

    private const ALLOWED = [
        'h1' => [], 'p' => [], 'ul' => [], 'li' => [], 'strong' => [],
        'form' => ['method' => true, 'action' => true],
        'input' => ['type' => true, 'name' => true, 'value' => true],
        'button' => ['type' => true, 'class' => true],
        'a' => ['href' => true, 'class' => true],
    ];
}
