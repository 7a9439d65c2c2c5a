<?php

declare(strict_types=1);

namespace CourantDesk\Import\Domain;

use Closure;
use CourantDesk\Openings\Domain\Countries;
use CourantDesk\Openings\Domain\Place;

/** Parses the text of a location in a file, such as `Dyess AFB, TX United States`. */
final class PlaceNameParser
{
    /** Text without a place; the part after a comma may still contain one. */
    private const NO_PLACE_PATTERN = '/\b(various|nationwide|statewide|multiple|many|throughout|worldwide|negotiable)\b/i';

    private const STATES = [
        'AL' => 'Alabama', 'AK' => 'Alaska', 'AZ' => 'Arizona', 'AR' => 'Arkansas', 'CA' => 'California',
        'CO' => 'Colorado', 'CT' => 'Connecticut', 'DE' => 'Delaware', 'DC' => 'District of Columbia',
        'FL' => 'Florida', 'GA' => 'Georgia', 'HI' => 'Hawaii', 'ID' => 'Idaho', 'IL' => 'Illinois',
        'IN' => 'Indiana', 'IA' => 'Iowa', 'KS' => 'Kansas', 'KY' => 'Kentucky', 'LA' => 'Louisiana',
        'ME' => 'Maine', 'MD' => 'Maryland', 'MA' => 'Massachusetts', 'MI' => 'Michigan', 'MN' => 'Minnesota',
        'MS' => 'Mississippi', 'MO' => 'Missouri', 'MT' => 'Montana', 'NE' => 'Nebraska', 'NV' => 'Nevada',
        'NH' => 'New Hampshire', 'NJ' => 'New Jersey', 'NM' => 'New Mexico', 'NY' => 'New York',
        'NC' => 'North Carolina', 'ND' => 'North Dakota', 'OH' => 'Ohio', 'OK' => 'Oklahoma', 'OR' => 'Oregon',
        'PA' => 'Pennsylvania', 'RI' => 'Rhode Island', 'SC' => 'South Carolina', 'SD' => 'South Dakota',
        'TN' => 'Tennessee', 'TX' => 'Texas', 'UT' => 'Utah', 'VT' => 'Vermont', 'VA' => 'Virginia',
        'WA' => 'Washington', 'WV' => 'West Virginia', 'WI' => 'Wisconsin', 'WY' => 'Wyoming', 'PR' => 'Puerto Rico',
    ];

    private const COUNTRIES = [
        'United States' => 'US', 'USA' => 'US', 'Australia' => 'AU', 'Austria' => 'AT', 'Bahrain' => 'BH',
        'Belgium' => 'BE', 'Brazil' => 'BR', 'Canada' => 'CA', 'China' => 'CN', 'Cuba' => 'CU', 'Denmark' => 'DK',
        'Djibouti' => 'DJ', 'Egypt' => 'EG', 'Finland' => 'FI', 'France' => 'FR', 'Germany' => 'DE', 'Greece' => 'GR',
        'Guam' => 'GU', 'Honduras' => 'HN', 'India' => 'IN', 'Iraq' => 'IQ', 'Ireland' => 'IE', 'Israel' => 'IL',
        'Italy' => 'IT', 'Japan' => 'JP', 'Jordan' => 'JO', 'Kenya' => 'KE', 'Kuwait' => 'KW', 'Mexico' => 'MX',
        'Netherlands' => 'NL', 'New Zealand' => 'NZ', 'Norway' => 'NO', 'Pakistan' => 'PK', 'Philippines' => 'PH',
        'Poland' => 'PL', 'Portugal' => 'PT', 'Qatar' => 'QA', 'Saudi Arabia' => 'SA', 'Singapore' => 'SG',
        'South Korea' => 'KR', 'Korea' => 'KR', 'Spain' => 'ES', 'Sweden' => 'SE', 'Switzerland' => 'CH',
        'Thailand' => 'TH', 'Turkey' => 'TR', 'United Arab Emirates' => 'AE', 'United Kingdom' => 'GB',
    ];

    private readonly Closure $countryOf;

    /**
     * @param (Closure(string): string)|null $countryOf returns the code of a country by its name, '' for none; null to
     *     use English names
     */
    public function __construct(?Closure $countryOf = null)
    {
        $this->countryOf = $countryOf ?? static fn (string $name): string => Countries::find($name);
    }

    /** Returns null when the text contains no place, such as a number or `Nationwide`. */
    public function parse(string $text): ?Place
    {
        $text = trim((string) preg_replace('/\s+/u', ' ', $text));
        $country = '';
        foreach (self::COUNTRIES as $name => $code) {
            if (preg_match('/(?:^|[ ,])' . $name . '$/i', $text) === 1) {
                $country = $code;
                $text = rtrim(substr($text, 0, -strlen($name)), ' ,');
                break;
            }
        }
        $comma = strrpos($text, ',');
        $last = $comma === false ? '' : trim(substr($text, $comma + 1));
        // `Georgia` means the US state, as in all files with states.
        if ($country === '' && mb_strlen($last) > 2 && !in_array(ucwords(strtolower($last)), self::STATES, true)) {
            $country = ($this->countryOf)($last);
            $text = $country === '' ? $text : rtrim(substr($text, 0, -strlen($last)), ' ,');
            $comma = strrpos($text, ',');
        }
        $city = trim($comma === false ? $text : substr($text, 0, $comma));
        $region = $this->expandState($comma === false ? '' : trim(substr($text, $comma + 1)));
        if ($region !== '' && in_array($region, self::STATES, true)) {
            $country = $country !== '' ? $country : 'US';
        }
        if (preg_match(self::NO_PLACE_PATTERN, $city) === 1 || preg_match('/\p{L}/u', $city) !== 1) {
            $city = '';
        }

        return Place::fromArray(['city' => $city, 'region' => $region, 'country' => $country]);
    }

    private function expandState(string $text): string
    {
        return self::STATES[strtoupper($text)] ?? $text;
    }
}
