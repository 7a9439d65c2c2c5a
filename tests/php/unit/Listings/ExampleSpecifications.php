<?php

declare(strict_types=1);

namespace CourantTests\unit\Listings;

use CourantDesk\Jobs\Domain\Specification;
use CourantDesk\Jobs\Domain\Specifications;
use CourantDesk\Jobs\Domain\Term;

/** Three specifications with a few terms, and a count of how often terms were asked for. */
final class ExampleSpecifications implements Specifications
{
    public int $asked = 0;

    public function all(): array
    {
        return [
            new Specification('job-category', 'Job Category'),
            new Specification('job-type', 'Job Type'),
            new Specification('job-location', 'Job Location'),
        ];
    }

    public function terms(string $taxonomy): array
    {
        $this->asked++;

        return match ($taxonomy) {
            'job-category' => [self::sales(), self::design()],
            'job-location' => [self::kyiv()],
            default => [],
        };
    }

    public function unordered(string $taxonomy): array
    {
        return $this->terms($taxonomy);
    }

    public static function sales(): Term
    {
        return new Term(11, 'job-category', 'sales', 'Sales');
    }

    public static function design(): Term
    {
        return new Term(12, 'job-category', 'design', 'Design');
    }

    public static function kyiv(): Term
    {
        return new Term(31, 'job-location', '%d0%ba%d0%b8%d1%97%d0%b2', 'Київ');
    }
}
