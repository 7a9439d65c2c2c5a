<?php

declare(strict_types=1);

namespace Courant\Images;

/**
 * A place where a picture stands: which size is its base, how wide it is drawn, when it is fetched.
 */
enum Slot: string
{
    case Lead = 'lead';
    case Article = 'article';
    case Card = 'card';
    case Feature = 'feature';
    case Thumb = 'thumb';

    /**
     * The registered image size; all are 16:9, so that one srcset holds them all.
     */
    public function size(): string
    {
        return match ($this) {
            self::Lead, self::Article => 'courant-lead',
            self::Feature, self::Card => 'courant-card',
            self::Thumb => 'courant-thumb',
        };
    }

    /**
     * The `sizes` attribute: the drawn width at each breakpoint of assets/css/layout.css.
     */
    public function sizes(): string
    {
        return match ($this) {
            self::Lead => '(min-width: 1280px) 696px, (min-width: 992px) 56vw, calc(100vw - 2rem)',
            self::Article => '(min-width: 1280px) 832px, (min-width: 992px) calc(100vw - 28rem), calc(100vw - 2rem)',
            self::Feature => '(min-width: 1280px) 576px, (min-width: 768px) 46vw, calc(100vw - 2rem)',
            self::Card => '(min-width: 1280px) 280px, (min-width: 768px) 30vw, (min-width: 480px) 46vw, calc(100vw - 2rem)',
            self::Thumb => '(min-width: 480px) 144px, 112px',
        };
    }

    /**
     * Only the picture that opens a page is fetched before the others.
     */
    public function isFirst(): bool
    {
        return $this === self::Lead || $this === self::Article;
    }
}
