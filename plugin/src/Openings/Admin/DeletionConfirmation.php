<?php

declare(strict_types=1);

namespace CourantDesk\Openings\Admin;

use CourantDesk\Kernel\Request;
use CourantDesk\Kernel\Sql;
use CourantDesk\Kernel\TemplateRenderer;
use CourantDesk\Openings\Storage\OpeningMeta;
use CourantDesk\Openings\Storage\OpeningPostType;

/** Describes the impact and requests confirmation before openings are moved to the trash or deleted. */
final class DeletionConfirmation
{
    public const CONFIRMED_PARAMETER = 'courant_confirmed';

    public function __construct(private readonly TemplateRenderer $template, private readonly Sql $sql)
    {
    }

    public function confirmSingle(): void
    {
        $request = Request::fromGlobals();
        $id = $request->int('post');
        $this->printConfirmation($request, $request->text('action'), [$id]);
    }

    public function confirmBulk(): void
    {
        $request = Request::fromGlobals();
        if ($request->text('post_type') !== OpeningPostType::NAME) {
            return;
        }
        $action = $request->text('action') !== '' && $request->text('action') !== '-1'
            ? $request->text('action')
            : $request->text('action2');
        if ($request->has('delete_all') || $request->has('delete_all2')) {
            $trash = $this->sql->fetchColumn(
                "SELECT ID FROM %i WHERE post_type = %s AND post_status = 'trash'",
                $this->sql->coreTable('posts'),
                OpeningPostType::NAME,
            );
            $this->printConfirmation($request, 'delete', array_map('intval', $trash));
        } else {
            $this->printConfirmation($request, $action, array_map('intval', $request->list('post', 500)));
        }
    }

    /**
     * Returns full sentences about the data that is deleted with the openings; other modules append theirs.
     *
     * @param list<int> $ids
     * @return list<string>
     */
    public static function describeImpact(array $ids, bool $isPermanent): array
    {
        $views = array_sum(array_map(static function (int $id): int {
            $stored = get_post_meta($id, OpeningMeta::VIEWS, true);

            return is_numeric($stored) ? (int) $stored : 0;
        }, $ids));
        $days = self::trashDays();
        $sentences = $isPermanent
            ? [
                __('The text, all details and revisions are deleted. The URL permanently returns “Page not found”.', 'courant-desk'),
                sprintf(
                    /* translators: %s: number of views */
                    _n(
                        '%s view and its traffic source are deleted.',
                        '%s views and their traffic sources are deleted.',
                        $views,
                        'courant-desk',
                    ),
                    number_format_i18n($views),
                ),
            ]
            : array_values(array_filter([
                __('The URL returns “Page not found” until the opening is restored. It is restored as a draft, with its views.', 'courant-desk'),
                $days > 0 ? sprintf(
                    /* translators: %s: number of days */
                    _n(
                        'It is permanently deleted after %s day in the trash.',
                        'It is permanently deleted after %s days in the trash.',
                        $days,
                        'courant-desk',
                    ),
                    number_format_i18n($days),
                ) : '',
            ], static fn (string $sentence): bool => $sentence !== ''));

        return [...$sentences, ...self::describeImpactOnOtherModules($ids, $isPermanent)];
    }

    /**
     * @param list<int> $ids
     * @return list<string>
     */
    public static function describeImpactOnOtherModules(array $ids, bool $isPermanent): array
    {
        /**
         * Filters the sentences shown before openings are moved to the trash or deleted. Without sentences, moving to
         * the trash needs no confirmation.
         *
         * @since 0.1.0
         *
         * @param list<string> $sentences plain text
         * @param list<int>    $ids       of openings
         * @param bool         $isPermanent
         */
        $sentences = apply_filters('courant_desk_opening_loss', [], $ids, $isPermanent);

        return array_values(array_filter(is_array($sentences) ? $sentences : [], is_string(...)));
    }

    /** Returns the number of days in the trash; 0 if the trash is disabled. */
    private static function trashDays(): int
    {
        $days = defined('EMPTY_TRASH_DAYS') ? constant('EMPTY_TRASH_DAYS') : 30;

        return is_numeric($days) ? (int) $days : 30;
    }

    /** @param list<int> $ids */
    private function printConfirmation(Request $request, string $action, array $ids): void
    {
        // WordPress checks these capabilities only after this hook.
        $ids = array_values(array_filter($ids, static fn (int $id): bool => get_post_type(
            $id
        ) === OpeningPostType::NAME && current_user_can('delete_post', $id)));
        $isPermanent = $action === 'delete' || ($action === 'trash' && self::trashDays() === 0);
        if (
            $ids === []
            || !in_array($action, ['trash', 'delete'], true)
            || $request->text(self::CONFIRMED_PARAMETER) === '1'
        ) {
            return;
        }
        if (!$isPermanent && self::describeImpactOnOtherModules($ids, false) === []) {
            return;
        }
        $back = wp_get_referer();
        $view = new DeletionConfirmationView(
            titles: array_map(
                static fn (int $id): string => trim(wp_strip_all_tags(get_post_field('post_title', $id))),
                array_slice($ids, 0, 20),
            ),
            count: count($ids),
            isPermanent: $isPermanent,
            impact: self::describeImpact($ids, $isPermanent),
            requestParameters: $request->all() + ['_wp_http_referer' => $back === false ? '' : $back],
            backUrl: $back === false ? admin_url('edit.php?post_type=' . OpeningPostType::NAME) : $back,
        );
        wp_die(
            wp_kses($this->template->render('openings/deletion-confirmation', $view), self::ALLOWED_HTML),
            esc_html__('Delete openings', 'courant-desk'),
            ['response' => 200]
        );
    }

    private const ALLOWED_HTML = [
        'h1' => [], 'p' => [], 'ul' => [], 'li' => [], 'strong' => [],
        'form' => ['method' => true, 'action' => true],
        'input' => ['type' => true, 'name' => true, 'value' => true],
        'button' => ['type' => true, 'class' => true],
        'a' => ['href' => true, 'class' => true],
    ];
}
