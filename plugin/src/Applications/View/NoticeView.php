<?php

declare(strict_types=1);

namespace CourantDesk\Applications\View;

/** What came of a plain form, on the page of an opening that has closed meanwhile. */
final class NoticeView
{
    /**
     * @param list<string> $errors
     * @param list<string> $success
     * @param string       $letter what the applicant wrote, so that it is not lost; ''
     */
    public function __construct(
        public readonly array $errors,
        public readonly array $success,
        public readonly string $letter,
    ) {
    }
}
