<?php

declare(strict_types=1);

namespace CourantDesk\LiveBlog\Domain;

/** Whether an article is a live blog, and whether updates still follow. */
enum LiveBlogState: string
{
    case None = '';
    case Live = 'live';
    case Ended = 'ended';

    public static function fromValue(mixed $value): self
    {
        return is_string($value) ? self::tryFrom($value) ?? self::None : self::None;
    }
}
