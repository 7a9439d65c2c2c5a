<?php

declare(strict_types=1);

namespace CourantTests\Unit\Listings;

use CourantDesk\Openings\Domain\Specification;
use CourantDesk\Openings\Domain\SpecificationRepository;
use CourantDesk\Openings\Domain\Term;

/** Repository with three specifications and a few terms, which counts how often terms are loaded. */
final class ExampleSpecifications implements SpecificationRepository
{
    public int $loadCount = 0;

    public function findAll(): array
    {
        return [
            new Specification('job-category', 'Job Category'),
            new Specification('job-type', 'Job Type'),
            new Specification('job-location', 'Job Location'),
        ];
    }

    public function findTerms(string $taxonomy): array
    {
        $this->loadCount++;

        return match ($taxonomy) {
            'job-category' => [self::salesTerm(), self::design()],
            'job-location' => [self::kyivTerm()],
            default => [],
        };
    }

    public function findUnorderedTerms(string $taxonomy): array
    {
        return $this->findTerms($taxonomy);
    }

    public static function salesTerm(): Term
    {
        return new Term(11, 'job-category', 'sales', 'Sales');
    }

    public static function design(): Term
    {
        return new Term(12, 'job-category', 'design', 'Design');
    }

    public static function kyivTerm(): Term
    {
        return new Term(31, 'job-location', '%d0%ba%d0%b8%d1%97%d0%b2', 'Київ');
    }
}
