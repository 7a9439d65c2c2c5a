<?php

declare(strict_types=1);

namespace CourantDesk\LiveBlog\Admin;

use CourantDesk\Kernel\Kernel;
use CourantDesk\Kernel\PostMetaBox;
use CourantDesk\Kernel\Request;
use CourantDesk\LiveBlog\Domain\StoredUpdate;
use CourantDesk\LiveBlog\Storage\LiveBlogMeta;
use CourantDesk\LiveBlog\Storage\StoredUpdates;
use WP_Post;

/**
 * The updates of a live blog in the classic editor: adds, changes and deletes them. An update that two editors changed
 * at the same time is stored twice; the second one is not published.
 *
 * @see docs/features/live-blog.md
 */
final class LiveUpdatesMetaBox extends PostMetaBox
{
    private const FIELD = 'courant_live_updates';
    private const MAX_TEXT_LENGTH = 20000;

    public function __construct(Kernel $kernel, private readonly EditConflictNotice $notice)
    {
        parent::__construct($kernel);
    }

    protected function name(): string
    {
        return 'live_updates';
    }

    protected function title(): string
    {
        return __('Live blog updates', 'courant-desk');
    }

    protected function supports(string $postType): bool
    {
        return $postType === LiveBlogMeta::POST_TYPE;
    }

    protected function position(): string
    {
        return 'normal';
    }

    protected function printFields(WP_Post $post): void
    {
        $rows = [new LiveUpdateRow(self::FIELD . '[new]', null)];
        foreach (StoredUpdates::all($post->ID) as $update) {
            $rows[] = new LiveUpdateRow(self::FIELD . "[{$update->key}]", $update);
        }
        $this->kernel->template->print('live-blog/updates-meta-box', new LiveUpdatesMetaBoxView(
            $rows,
            LiveBlogTextGuard::FIELD,
            LiveBlogTextGuard::hash($post->post_content),
        ));
    }

    protected function saveFields(int $id, Request $request): void
    {
        $sent = $request->body()[self::FIELD] ?? null;
        $stored = [];
        foreach (StoredUpdates::all($id) as $update) {
            $stored[$update->key] = $update;
        }
        foreach (is_array($sent) ? $sent : [] as $key => $fields) {
            $row = new Request([], is_array($fields) ? $fields : []);
            $this->saveRow($id, $row, $stored[$key] ?? null, $key === 'new');
        }
    }

    private function saveRow(int $id, Request $row, ?StoredUpdate $stored, bool $isNew): void
    {
        // The update that the form was printed with, unless another editor changed or deleted it since.
        $current = $stored?->version() === $row->text('version') ? $stored : null;
        if ($row->text('delete') === '1') {
            $isDeleted = $stored === null || ($current !== null && StoredUpdates::delete($id, $current));
            if (!$isDeleted) {
                $this->notice->add(EditConflictNotice::DELETION);
            }
            return;
        }
        $update = $this->read($row, $current);
        $isEdited = $row->text('original') !== self::hash($update);
        if ($update->text . $update->title === '' || (!$isNew && !$isEdited)) {
            return;
        }
        if ($isNew) {
            StoredUpdates::add($id, $update);
        } elseif ($current === null || !StoredUpdates::replace($id, $current, $update)) {
            $copy = new StoredUpdate(self::createKey(), $update->time, $update->title, $update->text, false);
            StoredUpdates::add($id, $copy);
            $this->notice->add(EditConflictNotice::UPDATE);
        }
    }

    private function read(Request $row, ?StoredUpdate $current): StoredUpdate
    {
        $text = $row->longText('text', self::MAX_TEXT_LENGTH);

        return new StoredUpdate(
            $current->key ?? self::createKey(),
            $this->readTime($row->text('time'), $current),
            $row->text('title', 300),
            current_user_can('unfiltered_html') ? $text : wp_kses_post($text),
            $row->text('published') === '1',
        );
    }

    /** The field has no seconds, so an update whose time was not changed keeps its position among the others. */
    private function readTime(string $sent, ?StoredUpdate $current): string
    {
        if ($current !== null && $sent === (new LiveUpdateRow('', $current))->time) {
            return $current->time;
        }
        $time = $sent === '' ? false : date_create_immutable($sent, wp_timezone());
        $moment = $time === false ? $this->kernel->clock->now() : $time;

        return gmdate('Y-m-d\TH:i:s\Z', $moment->getTimestamp());
    }

    /** Returns a hash of what the form can change, to detect whether a row was edited at all. */
    public static function hash(StoredUpdate $update): string
    {
        // The field of the time has no seconds.
        return md5(substr($update->time, 0, 16) . "\n{$update->title}\n{$update->text}\n" . (int) $update->isPublished);
    }

    private static function createKey(): string
    {
        return 'u' . strtolower(wp_generate_password(11, false));
    }
}
