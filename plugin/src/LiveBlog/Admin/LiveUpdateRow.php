<?php

declare(strict_types=1);

namespace CourantDesk\LiveBlog\Admin;

use CourantDesk\LiveBlog\Domain\StoredUpdate;

/** View model of the fields of one update; without an update, of a new one. */
final class LiveUpdateRow
{
    public readonly bool $isNew;
    public readonly string $title;
    public readonly string $text;
    /** Local time in the format of the field; empty for now. */
    public readonly string $time;
    public readonly bool $isPublished;
    public readonly string $version;
    public readonly string $original;

    public function __construct(public readonly string $field, ?StoredUpdate $update)
    {
        $this->isNew = $update === null;
        $this->title = $update->title ?? '';
        $this->text = $update->text ?? '';
        $this->isPublished = $update->isPublished ?? true;
        $this->version = $update?->version() ?? '';
        $this->original = $update === null ? '' : LiveUpdatesMetaBox::hash($update);
        $time = $update?->timestamp();
        $this->time = $time === null ? '' : (string) wp_date('Y-m-d\TH:i', $time);
    }
}
