<?php

declare(strict_types=1);

namespace CourantDesk\Openings\Admin;

use CourantDesk\Kernel\Request;
use CourantDesk\Openings\Storage\OpeningPostType;
use WP_Post;

/** Closes and reopens several openings from the list, with a link that undoes the action. */
final class OpeningBulkActions
{
    public const CLOSE = 'courant_close';
    public const REOPEN = 'courant_reopen';
    private const DONE = 'courant_done';
    private const UNDOABLE = 'courant_ids';
    private const UNCHANGED = 'courant_unchanged';
    private const ACTION = 'courant_action';

    public function __construct(private readonly OpeningStatusActions $status)
    {
    }

    /**
     * @param array<string, string> $actions
     * @return array<string, string>
     */
    public function addActions(array $actions): array
    {
        $status = Request::fromGlobals()->text('post_status');
        if (!current_user_can('publish_jobs') || $status === 'trash') {
            return $actions;
        }
        $added = [self::CLOSE => __('Close', 'courant-desk'), self::REOPEN => __('Reopen', 'courant-desk')];
        if ($status === OpeningPostType::EXPIRED_STATUS) {
            unset($added[self::CLOSE]);
        } elseif ($status !== '' && $status !== 'all') {
            unset($added[self::REOPEN]);
        }

        return [...$added, ...$actions];
    }

    /**
     * Changes the status of the openings that the user may change. WordPress has checked the nonce.
     *
     * @param list<int|string> $ids
     */
    public function handle(string $redirect, string $action, array $ids): string
    {
        if ($action !== self::CLOSE && $action !== self::REOPEN) {
            return $redirect;
        }
        $to = $action === self::CLOSE ? OpeningPostType::EXPIRED_STATUS : 'publish';
        $undoable = [];
        foreach (array_unique(array_map(intval(...), $ids)) as $id) {
            $post = get_post($id);
            if ($post instanceof WP_Post && $this->status->canChange($post)) {
                $before = $post->post_status;
                $this->status->changeStatus($post, $to);
                if (get_post_status($id) !== $before) {
                    $undoable[] = $id;
                }
            }
        }

        $done = count($undoable);

        return add_query_arg([
            self::ACTION => $action,
            self::DONE => $done,
            self::UNDOABLE => implode(',', $undoable),
            self::UNCHANGED => count($ids) - $done,
        ], $redirect);
    }

    /** Prints the number of changed openings, with a link that undoes the action, and the number of unchanged ones. */
    public function printNotice(): void
    {
        $request = Request::fromGlobals();
        $action = $request->text(self::ACTION);
        if (get_current_screen()?->id !== 'edit-' . OpeningPostType::NAME || !isset($this->undoActions()[$action])) {
            return;
        }
        $this->printResult($action, $request->int(self::DONE), wp_parse_id_list($request->longText(self::UNDOABLE)));
        $unchanged = $request->int(self::UNCHANGED);
        if ($unchanged > 0) {
            wp_admin_notice(esc_html(sprintf(
                /* translators: %s: number of openings */
                _n(
                    '%s opening was not changed. Check its status, its closing date and your permissions.',
                    '%s openings were not changed. Check their status, their closing dates and your permissions.',
                    $unchanged,
                    'courant-desk',
                ),
                number_format_i18n($unchanged),
            )), ['type' => 'warning', 'dismissible' => true]);
        }
    }

    /** @param array<int> $undoable */
    private function printResult(string $action, int $done, array $undoable): void
    {
        if ($done < 1) {
            return;
        }
        $link = '';
        if ($undoable !== []) {
            $undo = wp_nonce_url(add_query_arg([
                'post_type' => OpeningPostType::NAME,
                'action' => $this->undoActions()[$action],
                'ids' => implode(',', $undoable),
            ], admin_url('edit.php')), 'bulk-posts');
            $link = sprintf(' <a href="%s">%s</a>', esc_url($undo), esc_html__('Undo', 'courant-desk'));
        }
        wp_admin_notice(
            esc_html(self::message($action, $done)) . $link,
            ['type' => 'success', 'dismissible' => true],
        );
    }

    /**
     * @param list<string> $names
     * @return list<string>
     */
    public function addRemovableParameters(array $names): array
    {
        return [...$names, self::ACTION, self::DONE, self::UNDOABLE, self::UNCHANGED];
    }

    /** @return array<string, string> the action that undoes an action */
    private function undoActions(): array
    {
        return [self::CLOSE => self::REOPEN, self::REOPEN => self::CLOSE];
    }

    private static function message(string $action, int $count): string
    {
        return sprintf(
            $action === self::CLOSE
                /* translators: %s: number of openings */
                ? _n('%s opening closed.', '%s openings closed.', $count, 'courant-desk')
                /* translators: %s: number of openings */
                : _n('%s opening reopened.', '%s openings reopened.', $count, 'courant-desk'),
            number_format_i18n($count),
        );
    }
}
